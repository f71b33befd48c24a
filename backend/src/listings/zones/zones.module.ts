import { Module } from '@nestjs/common';
import { EditZones } from './edit-zones.js';
import { UndoZones } from './undo-zones.js';
import { ZonesController } from './zones.controller.js';
import { Zones } from './zones.js';

@Module({ providers: [EditZones, UndoZones, Zones], controllers: [ZonesController], exports: [Zones] })
export class ZonesModule {}
