import { Module } from '@nestjs/common';
import { DatabaseMetrics } from '#platform/metrics/database-metrics.js';
import { MetricsModule } from '#platform/metrics/metrics.module.js';
import { WorkMetrics } from '#platform/metrics/work-metrics.js';
import { PlatformModule } from '#platform/platform.module.js';
import { WorkerPlatformModule } from '#platform/worker-platform.module.js';
import { ALL_SWEEPS, ENTITIES } from './areas.js';
import { AlertsWorkerModule } from '../inquiries/alerts/public.js';
import { AuditWorkerModule } from '../accounts/audit/audit.module.js';
import { BackupMetrics, BackupWorkerModule } from '../operations/backup/public.js';
import { ContactsWorkerModule } from '../contacts/public.js';
import { ContractsWorkerModule } from '../contracts/public.js';
import { AuthWorkerModule } from '../accounts/public.js';
import { InquiriesWorkerModule } from '../inquiries/inquiries.module.js';
import { ListingsWorkerModule } from '../listings/listings.module.js';
import { NewsletterWorkerModule } from '../newsletter/newsletter.module.js';
import { OwnerAccessWorkerModule } from '../owners/link/public.js';
import { PersonalDataWorkerModule } from '../owners/personal-data/personal-data.module.js';
import { PhotoMetrics } from '../listings/pictures/processing/photo-metrics.js';
import { PhotosWorkerModule } from '../listings/pictures/photos.module.js';
import { PricingWorkerModule } from '../pricing/pricing.module.js';
import { ReportsWorkerModule } from '../inquiries/reports/public.js';
import { RolloversWorkerModule } from '../owners/season/public.js';
import { SecurityWorkerModule } from '../accounts/security/security.module.js';
import { ShareCardsWorkerModule } from '../site/share-cards/share-cards.module.js';
import { StatsWorkerModule } from '../stats/stats.module.js';
import { SupportWorkerModule } from '../newsletter/support/support.module.js';

/** The worker process: jobs, reactions and mail. */
@Module({
  imports: [
    PlatformModule.forRoot(ENTITIES),
    WorkerPlatformModule.with(ALL_SWEEPS),
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
