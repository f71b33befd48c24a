import { Module } from '@nestjs/common';
import { DatabaseMetrics } from '#platform/metrics/database-metrics.js';
import { MetricsModule } from '#platform/metrics/metrics.module.js';
import { WorkMetrics } from '#platform/metrics/work-metrics.js';
import { PlatformModule } from '#platform/platform.module.js';
import { WorkerPlatformModule } from '#platform/worker-platform.module.js';
import { ENTITIES } from './database-entities.js';
import { AlertsWorkerModule, ALERTS_SWEEP } from '../inquiries/alerts/public.js';
import { AuditWorkerModule } from '../accounts/audit/audit.module.js';
import { BackupMetrics, BackupWorkerModule } from '../operations/backup/public.js';
import { ContactsWorkerModule } from '../contacts/public.js';
import { ContractsWorkerModule } from '../contracts/public.js';
import { AuthWorkerModule } from '../accounts/public.js';
import { LINKS_SWEEP } from '../accounts/credentials/account-links.js';
import { ADDRESSES_SWEEP } from '../listings/location/geocoder.js';
import { InquiriesWorkerModule } from '../inquiries/inquiries.module.js';
import { ORIGINS_SWEEP } from '../listings/submission/listing-origins.js';
import { PROPOSALS_SWEEP } from '../listings/proposals/proposals.js';
import { RESUBMISSIONS_SWEEP } from '../listings/resubmission/resubmissions.js';
import { ListingsWorkerModule } from '../listings/listings.module.js';
import { DEMAND_SWEEP } from '../inquiries/demand/search-demand.js';
import { SCHEDULES_SWEEP } from '../newsletter/schedule/scheduled-newsletters.js';
import { SUBSCRIBERS_SWEEP } from '../newsletter/public.js';
import { DRAFTS_SWEEP } from '../newsletter/sending/send-test.js';
import { NewsletterWorkerModule } from '../newsletter/newsletter.module.js';
import { OwnerAccessWorkerModule } from '../owners/link/public.js';
import { PersonalDataWorkerModule } from '../owners/personal-data/personal-data.module.js';
import { PhotoMetrics } from '../listings/pictures/work/photo-metrics.js';
import { PhotosWorkerModule } from '../listings/pictures/photos.module.js';
import { PricingWorkerModule } from '../pricing/pricing.module.js';
import { PAST_PRICES_SWEEP } from '../pricing/public.js';
import { ReportsWorkerModule, REPORTS_SWEEP } from '../inquiries/reports/public.js';
import { RolloversWorkerModule, ROLLOVERS_SWEEP } from '../owners/season/public.js';
import { SecurityWorkerModule } from '../accounts/security/security.module.js';
import { ShareCardsWorkerModule } from '../site/share-cards/share-cards.module.js';
import { VIEWS_SWEEP } from '../stats/statistics/record-view.js';
import { StatsWorkerModule } from '../stats/stats.module.js';
import { SupportWorkerModule } from '../newsletter/support/support.module.js';

/** The worker process: jobs, reactions and mail. */
@Module({
  imports: [
    PlatformModule.forRoot(ENTITIES),
    WorkerPlatformModule.with([
      ADDRESSES_SWEEP,
      ALERTS_SWEEP,
      LINKS_SWEEP,
      DEMAND_SWEEP,
      DRAFTS_SWEEP,
      SCHEDULES_SWEEP,
      SUBSCRIBERS_SWEEP,
      REPORTS_SWEEP,
      ORIGINS_SWEEP,
      PAST_PRICES_SWEEP,
      PROPOSALS_SWEEP,
      ROLLOVERS_SWEEP,
      RESUBMISSIONS_SWEEP,
      VIEWS_SWEEP,
    ]),
    MetricsModule.with({
      imports: [BackupWorkerModule, PhotosWorkerModule],
      platform: [DatabaseMetrics, WorkMetrics],
      modules: [BackupMetrics, PhotoMetrics],
    }),
    AlertsWorkerModule,
    AuditWorkerModule,
    SecurityWorkerModule,
    AuthWorkerModule,
    ContactsWorkerModule,
    ContractsWorkerModule,
    ListingsWorkerModule,
    PhotosWorkerModule,
    PricingWorkerModule,
    StatsWorkerModule,
    InquiriesWorkerModule,
    OwnerAccessWorkerModule,
    ReportsWorkerModule,
    RolloversWorkerModule,
    SupportWorkerModule,
    NewsletterWorkerModule,
    BackupWorkerModule,
    PersonalDataWorkerModule,
    ShareCardsWorkerModule,
  ],
})
export class WorkerModule {}
