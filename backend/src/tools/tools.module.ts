import { Module } from '@nestjs/common';
import { ListingsDataModule } from '../listings/public.js';
import { DatabaseBackup } from './backup/database-backup.js';
import { ListingsWorkbook } from './export/listings-workbook.js';
import { DownloadsController } from './http/downloads.controller.js';
import { MailLedgerController } from './http/mail-ledger.controller.js';
import { SeasonController } from './http/season.controller.js';
import { MailLedger } from './mail/mail-ledger.js';
import { RetryMail } from './mail/retry-mail.js';
import { CleaningPreview } from './season/cleaning-preview.js';
import { CleanSeason } from './season/clean-season.js';

/** The operator's tools: export, backup, season cleaning, mail ledger. */
@Module({
  imports: [ListingsDataModule],
  controllers: [DownloadsController, SeasonController, MailLedgerController],
  providers: [CleaningPreview, CleanSeason, DatabaseBackup, ListingsWorkbook, MailLedger, RetryMail],
})
export class ToolsModule {}
