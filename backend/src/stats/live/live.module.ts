import { Module } from '@nestjs/common';
import { Desk } from './desk.js';
import { LiveController } from './live.controller.js';

/** Reports the current activity of other accounts to the screens of the back office. */
@Module({ controllers: [LiveController], providers: [Desk] })
export class LiveModule {}
