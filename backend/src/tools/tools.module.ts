import { Module } from '@nestjs/common';
import { AlertsDataModule } from '../alerts/public.js';
import { ContactsModule } from '../contacts/public.js';
import { InquiriesDataModule } from '../inquiries/public.js';
import { ListingsDataModule } from '../listings/public.js';
import { NewsletterDataModule } from '../newsletter/public.js';
import { PhotosModule } from '../photos/public.js';
import { DatabaseBackup } from './backup/database-backup.js';
import { ListingsWorkbook } from './export/listings-workbook.js';
import { DownloadsController } from './http/downloads.controller.js';
import { MailLedgerController } from './http/mail-ledger.controller.js';
import { SeasonController } from './http/season.controller.js';
import { SystemController } from './http/system.controller.js';
import { UnfinishedController } from './http/unfinished.controller.js';
import { ListingMails } from './mail/listing-mails.js';
import { MailLedger } from './mail/mail-ledger.js';
import { RetryMail } from './mail/retry-mail.js';
import { CleaningPreview } from './season/cleaning-preview.js';
import { CleanSeason } from './season/clean-season.js';

import { MergedMessages } from './unfinished/merged-messages.js';
import { SettleWork } from './unfinished/settle-work.js';
import { UnfinishedParts } from './unfinished/unfinished-parts.js';
import { UnfinishedWork } from './unfinished/unfinished-work.js';
import { UndoCleaning } from './season/undo-cleaning.js';

/** The operator's tools: export, backup, season cleaning, mail ledger. */
@Module({
  imports: [
    AlertsDataModule,
    ContactsModule,
    InquiriesDataModule,
    ListingsDataModule,
    NewsletterDataModule,
    PhotosModule,
  ],
  controllers: [
    DownloadsController,
    SeasonController,
    MailLedgerController,
    SystemController,
    UnfinishedController,
  ],
  providers: [
    CleaningPreview,
    CleanSeason,
    DatabaseBackup,
    ListingsWorkbook,
    ListingMails,
    MailLedger,
    MergedMessages,
    RetryMail,
    UndoCleaning,
    SettleWork,
    UnfinishedParts,
    UnfinishedWork,
  ],
})
export class ToolsModule {}
