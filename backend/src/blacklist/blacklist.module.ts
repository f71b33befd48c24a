import { Module } from '@nestjs/common';
import { Blacklist } from './blacklist.js';
import { BlacklistController } from './http/blacklist.controller.js';

@Module({ providers: [Blacklist], controllers: [BlacklistController], exports: [Blacklist] })
export class BlacklistModule {}
