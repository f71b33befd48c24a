import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { TerminusModule } from '@nestjs/terminus';
import { DatabaseHealth } from './health/database-health.js';
import { HealthController } from './health/health.controller.js';
import { WorkHealth } from './health/work-health.js';
import { WorkerHealth } from './health/worker-health.js';
import { AdministratorGuard } from './http/administrator.guard.js';
import { MultipartGuard } from './http/multipart.guard.js';
import { CostlyAnswers } from './http/costly.js';
import { Draining } from './http/draining.js';
import { ProblemFilter } from './http/problem.filter.js';
import { SameOriginGuard } from './http/same-origin.guard.js';

/** What only the web process does: guards, the error shape, health. */
@Module({
  imports: [TerminusModule.forRoot({ logger: false })],
  controllers: [HealthController],
  providers: [
    DatabaseHealth,
    Draining,
    WorkHealth,
    WorkerHealth,
    { provide: APP_GUARD, useClass: SameOriginGuard },
    { provide: APP_GUARD, useClass: AdministratorGuard },
    { provide: APP_GUARD, useClass: MultipartGuard },
    { provide: APP_INTERCEPTOR, useClass: CostlyAnswers },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
})
export class WebPlatformModule {}
