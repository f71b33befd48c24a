import { Module } from '@nestjs/common';
import { Blacklist } from './data/blacklist.js';
import { BlacklistController } from './http/blacklist.controller.js';
import { EditBlacklist } from './use-cases/edit-blacklist.js';

@Module({ providers: [Blacklist, EditBlacklist], controllers: [BlacklistController], exports: [Blacklist] })
export class BlacklistModule {}
