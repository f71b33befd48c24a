import { Module } from '@nestjs/common';
import { Desk } from './desk.js';
import { LiveController } from './http/live.controller.js';

/** Tells the back office's screens what other people do at the moment. */
@Module({ controllers: [LiveController], providers: [Desk] })
export class LiveModule {}
