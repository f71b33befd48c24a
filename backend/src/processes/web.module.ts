import { Module } from '@nestjs/common';
import { CacheMetrics } from '#platform/metrics/cache-metrics.js';
import { DatabaseMetrics } from '#platform/metrics/database-metrics.js';
import { ReplicaMetrics } from '#platform/metrics/replica-metrics.js';
import { SecurityMetrics } from '#platform/metrics/security-metrics.js';
import { MetricsModule } from '#platform/metrics/metrics.module.js';
import { PlatformModule } from '#platform/platform.module.js';
import { WebPlatformModule } from '#platform/web-platform.module.js';
import { AlertsModule } from '../inquiries/alerts/public.js';
import { AuditModule } from '../accounts/audit/audit.module.js';
import { AuthModule } from '../accounts/public.js';
import { DemandModule } from '../inquiries/demand/demand.module.js';
import { ENTITIES } from './areas.js';
import { ExchangeRateModule } from '../pricing/dollar/exchange-rate.module.js';
import { GeocodingModule } from '../listings/location/geocoding.module.js';
import { InquiriesModule } from '../inquiries/inquiries.module.js';
import { IndexMetrics } from '../search/index/index-metrics.js';
import { ListingsModule } from '../listings/listings.module.js';
import { SearchModule } from '../search/public.js';
import { LiveModule } from '../stats/live/live.module.js';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { NotesModule } from '../owners/notes/notes.module.js';
import { PersonalDataModule } from '../owners/personal-data/personal-data.module.js';
import { OwnerAccessModule } from '../owners/link/public.js';
import { OwnersModule } from '../owners/owners.module.js';
import { IncomeModule } from '../contracts/public.js';
import { PricingReportModule } from '../pricing/pricing.module.js';
import { ReportsModule } from '../inquiries/reports/public.js';
import { RolloversModule } from '../owners/season/public.js';
import { SecurityModule } from '../accounts/security/security.module.js';
import { ShareCardsModule } from '../site/share-cards/share-cards.module.js';
import { SiteModule } from '../site/public.js';
import { StatsModule } from '../stats/stats.module.js';
import { SupportModule } from '../newsletter/support/support.module.js';
import { TemplatesModule } from '../newsletter/templates/templates.module.js';
import { TodayModule } from '../stats/today/today.module.js';
import { ToolsModule } from '../operations/tools.module.js';

/** The web process: pages and calls. The site is imported last, because its route matches every remaining path. */
@Module({
  imports: [
    PlatformModule.forRoot(ENTITIES),
    WebPlatformModule,
    MetricsModule.with({
      imports: [SearchModule],
      platform: [CacheMetrics, DatabaseMetrics, ReplicaMetrics, SecurityMetrics],
      modules: [IndexMetrics],
    }),
    AuthModule,
    ListingsModule,
    SearchModule,
    OwnersModule,
    OwnerAccessModule,
    RolloversModule,
    NotesModule,
    IncomeModule,
    PricingReportModule,
    StatsModule,
    DemandModule,
    InquiriesModule,
    AlertsModule,
    ReportsModule,
    SupportModule,
    TemplatesModule,
    NewsletterModule,
    PersonalDataModule,
    TodayModule,
    LiveModule,
    ToolsModule,
    AuditModule,
    SecurityModule,
    ExchangeRateModule,
    GeocodingModule,
    ShareCardsModule,
    SiteModule,
  ],
})
export class WebModule {}
