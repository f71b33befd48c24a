import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { TerminusModule } from '@nestjs/terminus';
import { BackupHealth } from './health/backup-health.js';
import { DatabaseHealth } from './health/database-health.js';
import { HealthController } from './health/health.controller.js';
import { ReadinessChecks } from './health/readiness-checks.js';
import { WorkHealth } from './health/work-health.js';
import { WorkerHealth } from './health/worker-health.js';
import { AdministratorGuard } from './security/administrator.guard.js';
import { MultipartGuard } from './http/answers/multipart.guard.js';
import { Draining } from './config/draining.js';
import { ProblemFilter } from './server/problem.filter.js';
import { RefusedWrites } from './server/refused-writes.js';
import { SameOriginGuard } from './security/same-origin.guard.js';
import { BackupRuns } from './health/backup-runs.js';
import { BlockedNetworks } from './security/blocked-networks.js';
import { RefusedRequests } from './security/refused-requests.js';
import { RequestWatch } from './security/request-watch.js';
import { SecurityLog } from './security/security-log.js';
import { WatchedCallGuard } from './security/watched-call.guard.js';
import { LoadSource } from './tracing/load.js';
import { RequestLoad } from './metrics/request-load.js';
import { SystemSamples } from './metrics/system-samples.js';
import { ReadReplica } from './database/replica/read-replica.js';
import { VisitorReads } from './database/replica/visitor-reads.js';
import { Tracing } from './tracing/tracing.js';
import { OptionsWatch } from './options/options-watch.js';
import { ContentFeed } from './database/replica/content-feed.js';
import { ResponseCache } from './cache/response-cache.js';

/** Providers of the web process: guards, error filter, health, response cache. */
@Global()
@Module({
  imports: [TerminusModule.forRoot({ logger: false })],
  controllers: [HealthController],
  providers: [
    ContentFeed,
    ReadReplica,
    ResponseCache,
    VisitorReads,
    BlockedNetworks,
    DatabaseHealth,
    OptionsWatch,
    Draining,
    RefusedRequests,
    RefusedWrites,
    RequestWatch,
    SecurityLog,
    RequestLoad,
    SystemSamples,
    Tracing,
    { provide: LoadSource, useExisting: RequestLoad },
    BackupHealth,
    BackupRuns,
    ReadinessChecks,
    WorkHealth,
    WorkerHealth,
    { provide: APP_GUARD, useClass: WatchedCallGuard },
    { provide: APP_GUARD, useClass: SameOriginGuard },
    { provide: APP_GUARD, useClass: AdministratorGuard },
    { provide: APP_GUARD, useClass: MultipartGuard },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
  exports: [
    BackupHealth,
    BlockedNetworks,
    ContentFeed,
    LoadSource,
    ReadReplica,
    ResponseCache,
    SecurityLog,
    SystemSamples,
    VisitorReads,
  ],
})
export class WebPlatformModule {}
