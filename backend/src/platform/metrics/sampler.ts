import { warnOncePerMinute } from '#platform/process/repeated-warning.js';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { hostname } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DataSource } from 'typeorm';
import { WORK_KINDS, type Sampled } from '#common/operations/system-measures.js';
import { PeriodicTask } from '../process/periodic-task.js';
import { METRIC_SOURCES, type MetricSource } from './metrics.js';
import { LoadSource } from '../tracing/load.js';

const EVERY_MS = 60_000;
const MEGABYTE = 1_048_576;
const NANOSECONDS_IN_MS = 1e6;
const RESOLUTION_MS = 20;
const PERCENTILE = 99;

/** Stores the measurements of this process every minute, for the page 'Sistema' (docs/monitoring.md). */
@Injectable()
export class Sampler implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(Sampler.name);
  private readonly process = `${hostname()}-${process.pid}`;
  private readonly loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  private readonly task = new PeriodicTask(
    EVERY_MS,
    () => this.sample(),
    (error) => warnOncePerMinute(this.log, error.message),
  );

  constructor(
    private readonly database: DataSource,
    private readonly requests: LoadSource,
    @Inject(METRIC_SOURCES) private readonly sources: readonly MetricSource[],
  ) {}

  onApplicationBootstrap(): void {
    this.loop.enable();
    this.task.start();
  }

  async onApplicationShutdown(): Promise<void> {
    this.loop.disable();
    await this.task.stop();
  }

  private async sample(): Promise<void> {
    const { measures, routes } = this.requests.take();
    const sampled: Sampled = { ...measures, ...this.own() };
    for (const source of this.sources) Object.assign(sampled, await source.sample?.());
    this.loop.reset();
    await this.database.query(
      `INSERT INTO system_samples (process, kind, measures, routes) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
      [this.process, this.requests.kind, JSON.stringify(withTotals(sampled)), JSON.stringify(routes)],
    );
  }

  private own(): Sampled {
    const delay = this.loop.percentile(PERCENTILE) / NANOSECONDS_IN_MS - RESOLUTION_MS;
    return {
      // The histogram contains the interval of the measurement itself.
      demora: Math.max(0, delay),
      memoria: process.memoryUsage.rss() / MEGABYTE,
    };
  }
}

/** Adds the totals over all kinds of open work, if the process sampled any kind. */
function withTotals(sampled: Sampled): Sampled {
  const counts = WORK_KINDS.flatMap((kind) => sampled[`cantidad.${kind}`] ?? []);
  if (counts.length === 0) return sampled;
  return {
    ...sampled,
    pendientes: counts.reduce((sum, count) => sum + count, 0),
    espera: Math.max(...WORK_KINDS.map((kind) => sampled[`espera.${kind}`] ?? 0)),
  };
}
