import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { AuditList } from './audit-list.js';

/** Reads the audit trail; modules write their own entries (platform/audit). */
@Module({ controllers: [AuditController], providers: [AuditList] })
export class AuditModule {}
