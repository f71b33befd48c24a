import { Module } from '@nestjs/common';
import { AuditController } from './http/audit.controller.js';
import { VerifyAudit } from './jobs/verify-audit.js';
import { AuditAlertMail } from './mail/audit-alert.mail.js';
import { AuditList } from './queries/audit-list.js';
import { RecordedChanges } from './queries/recorded-changes.js';
import { Inverses } from './use-cases/inverses.js';
import { UndoChange } from './use-cases/undo-change.js';

/** Reads the audit trail and undoes its changes; modules write their own entries (platform/audit). */
@Module({ controllers: [AuditController], providers: [AuditList, Inverses, RecordedChanges, UndoChange] })
export class AuditModule {}

@Module({ providers: [AuditAlertMail, VerifyAudit] })
export class AuditWorkerModule {}
