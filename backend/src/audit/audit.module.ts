import { Module } from '@nestjs/common';
import { AuditController } from './http/audit.controller.js';
import { AuditList } from './queries/audit-list.js';

/** Reads the audit trail; modules write their own entries (platform/audit). */
@Module({ controllers: [AuditController], providers: [AuditList] })
export class AuditModule {}
