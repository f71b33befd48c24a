import { Module } from '@nestjs/common';
import { AuditController } from './http/audit.controller.js';
import { VerifyAudit } from './jobs/verify-audit.js';
import { AuditAlertMail } from './mail/audit-alert.mail.js';
import { AuditList } from './queries/audit-list.js';

/** Reads the audit trail; modules write their own entries (platform/audit). */
@Module({ controllers: [AuditController], providers: [AuditList] })
export class AuditModule {}

@Module({ providers: [AuditAlertMail, VerifyAudit] })
export class AuditWorkerModule {}
