import { Module } from '@nestjs/common';
import { AlertsDataModule } from '../inquiries/alerts/public.js';
import { ContactsModule } from '../contacts/public.js';
import { InquiriesDataModule } from '../inquiries/public.js';
import { ListingsDataModule } from '../listings/public.js';
import { NewsletterDataModule } from '../newsletter/public.js';
import { PhotosModule } from '../listings/pictures/public.js';
import { DatabaseBackup } from './exports/database-backup.js';
import { ListingsWorkbook } from './exports/listings-workbook.js';
import { DownloadsController } from './exports/downloads.controller.js';
import { MailLedgerController } from './mail-ledger/mail-ledger.controller.js';
import { SeasonController } from './season-cleaning/season.controller.js';
import { SystemController } from './system.controller.js';
import { TrialMailboxController } from './trial-mailbox/trial-mailbox.controller.js';
import { UnfinishedController } from './unfinished/unfinished.controller.js';
import { ListingMails } from './mail-ledger/listing-mails.js';
import { MailAgain } from './mail-ledger/mail-again.js';
import { MailLedger } from './mail-ledger/mail-ledger.js';
import { RetryMail } from './mail-ledger/retry-mail.js';
import { CleaningPreview } from './season-cleaning/cleaning-preview.js';
import { CleanSeason } from './season-cleaning/clean-season.js';

import { MergedMessages } from './unfinished/merged-messages.js';
import { SettleWork } from './unfinished/settle-work.js';
import { UnfinishedParts } from './unfinished/unfinished-parts.js';
import { UnfinishedWork } from './unfinished/unfinished-work.js';
import { UndoCleaning } from './season-cleaning/undo-cleaning.js';

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
    TrialMailboxController,
    UnfinishedController,
  ],
  providers: [
    CleaningPreview,
    CleanSeason,
    DatabaseBackup,
    ListingsWorkbook,
    ListingMails,
    MailAgain,
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
