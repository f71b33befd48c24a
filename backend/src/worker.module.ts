import { Module } from '@nestjs/common';
import { PlatformModule } from '#platform/platform.module.js';
import { WorkerPlatformModule } from '#platform/worker-platform.module.js';
import { ENTITIES } from './database-entities.js';
import { InquiriesWorkerModule } from './inquiries/inquiries.module.js';
import { ListingsWorkerModule } from './listings/listings.module.js';
import { NewsletterWorkerModule } from './newsletter/newsletter.module.js';
import { PhotosWorkerModule } from './photos/photos.module.js';
import { PricingWorkerModule } from './pricing/pricing.module.js';
import { StatsWorkerModule } from './stats/stats.module.js';
import { SupportWorkerModule } from './support/support.module.js';

/** The worker process: whatever is done after an answer has been given. */
@Module({
  imports: [
    PlatformModule.forRoot(ENTITIES),
    WorkerPlatformModule,
    ListingsWorkerModule,
    PhotosWorkerModule,
    PricingWorkerModule,
    StatsWorkerModule,
    InquiriesWorkerModule,
    SupportWorkerModule,
    NewsletterWorkerModule,
  ],
})
export class WorkerModule {}
