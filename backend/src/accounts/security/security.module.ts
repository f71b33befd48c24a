import { Module } from '@nestjs/common';
import { SecurityController } from './security.controller.js';
import { WatchSecurity } from './watch-security.js';
import { SecurityAlarmMail } from './security-alarm.mail.js';
import { Refusals } from './refusals.js';
import { SecurityEventList } from './security-events.js';
import { SecurityHours } from './security-hours.js';
import { NetworkBlocks } from './network-blocks.js';
import { UndoBlocks } from './undo-blocks.js';

/** Shows security events and refusals, and blocks networks. The platform records and refuses (platform/security). */
@Module({
  controllers: [SecurityController],
  providers: [NetworkBlocks, Refusals, SecurityEventList, UndoBlocks],
})
export class SecurityModule {}

/** Watches the events of the last hour. */
@Module({ providers: [SecurityAlarmMail, SecurityHours, WatchSecurity] })
export class SecurityWorkerModule {}
