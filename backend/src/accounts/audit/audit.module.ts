import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { VerifyAudit } from './verify-audit.js';
import { AuditAlertMail } from './audit-alert.mail.js';
import { AuditList } from './audit-list.js';
import { RecordedChanges } from './recorded-changes.js';
import { Inverses } from './inverses.js';
import { UndoChange } from './undo-change.js';

/** Reads the audit trail and undoes its changes; modules write their own entries (platform/audit). */
@Module({ controllers: [AuditController], providers: [AuditList, Inverses, RecordedChanges, UndoChange] })
export class AuditModule {}

@Module({ providers: [AuditAlertMail, VerifyAudit] })
export class AuditWorkerModule {}
