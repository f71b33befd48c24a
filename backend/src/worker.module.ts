import { Module } from '@nestjs/common';
import { DatabaseMetrics } from '#platform/metrics/database-metrics.js';
import { MetricsModule } from '#platform/metrics/metrics.module.js';
import { WorkMetrics } from '#platform/metrics/work-metrics.js';
import { PlatformModule } from '#platform/platform.module.js';
import { WorkerPlatformModule } from '#platform/worker-platform.module.js';
import { ENTITIES } from './database-entities.js';
import { AlertsWorkerModule, ALERTS_SWEEP } from './alerts/public.js';
import { AuditWorkerModule } from './audit/audit.module.js';
import { BackupMetrics, BackupWorkerModule } from './backup/public.js';
import { ContactsWorkerModule } from './contacts/public.js';
import { ContractsWorkerModule } from './contracts/public.js';
import { AuthWorkerModule } from './auth/public.js';
import { LINKS_SWEEP } from './auth/data/account-links.js';
import { ADDRESSES_SWEEP } from './geocoding/use-cases/geocoder.js';
import { InquiriesWorkerModule } from './inquiries/inquiries.module.js';
import { ORIGINS_SWEEP } from './listings/data/listing-origins.js';
import { PROPOSALS_SWEEP } from './listings/data/proposals.js';
import { RESUBMISSIONS_SWEEP } from './listings/data/resubmissions.js';
import { ListingsWorkerModule } from './listings/listings.module.js';
import { DEMAND_SWEEP } from './demand/data/search-demand.js';
import { SCHEDULES_SWEEP } from './newsletter/data/scheduled-newsletters.js';
import { SUBSCRIBERS_SWEEP } from './newsletter/public.js';
import { DRAFTS_SWEEP } from './newsletter/use-cases/send-test.js';
import { NewsletterWorkerModule } from './newsletter/newsletter.module.js';
import { OwnerAccessWorkerModule } from './owner-access/public.js';
import { PersonalDataWorkerModule } from './personal-data/personal-data.module.js';
import { PhotoMetrics } from './photos/jobs/photo-metrics.js';
import { PhotosWorkerModule } from './photos/photos.module.js';
import { PricingWorkerModule } from './pricing/pricing.module.js';
import { PAST_PRICES_SWEEP } from './pricing/public.js';
import { ReportsWorkerModule, REPORTS_SWEEP } from './reports/public.js';
import { RolloversWorkerModule, ROLLOVERS_SWEEP } from './rollovers/public.js';
import { SecurityWorkerModule } from './security/security.module.js';
import { ShareCardsWorkerModule } from './share-cards/share-cards.module.js';
import { VIEWS_SWEEP } from './stats/use-cases/record-view.js';
import { StatsWorkerModule } from './stats/stats.module.js';
import { SupportWorkerModule } from './support/support.module.js';

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
