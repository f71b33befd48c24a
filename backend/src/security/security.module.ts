import { Module } from '@nestjs/common';
import { SecurityController } from './http/security.controller.js';
import { WatchSecurity } from './jobs/watch-security.js';
import { SecurityAlarmMail } from './mail/security-alarm.mail.js';
import { Refusals } from './queries/refusals.js';
import { SecurityEventList } from './queries/security-events.js';
import { SecurityHours } from './queries/security-hours.js';
import { NetworkBlocks } from './use-cases/network-blocks.js';
import { UndoBlocks } from './use-cases/undo-blocks.js';

/** Shows security events and refusals, and blocks networks. The platform records and refuses (platform/security). */
@Module({
  controllers: [SecurityController],
  providers: [NetworkBlocks, Refusals, SecurityEventList, UndoBlocks],
})
export class SecurityModule {}

/** Watches the events of the last hour. */
@Module({ providers: [SecurityAlarmMail, SecurityHours, WatchSecurity] })
export class SecurityWorkerModule {}
