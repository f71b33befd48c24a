import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { AuditList } from './audit-list.js';

/** Reading the audit trail; each module writes its own lines of it (platform/audit). */
@Module({ controllers: [AuditController], providers: [AuditList] })
export class AuditModule {}
