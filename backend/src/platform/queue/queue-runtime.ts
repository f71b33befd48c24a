import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Settings } from '../config/settings.js';
import { asJob } from '../process/work-context.js';
import { traceJob } from '../tracing/trace-work.js';
import { declaredJobs, declaredQueues, type JobDeclaration } from './define-job.js';
import { warnOncePerMinute } from '../process/repeated-warning.js';
import { CheckPause } from './check-pause.js';
import { JobHandlers } from './job-handlers.js';
import { openQueueBackend } from './open-queue-backend.js';
import type { JobQueue, JobWorker, NewJob, QueueBackend } from './queue-backend.js';
import { deadlineMs } from '../timings.js';

const RETRY_MS = 2_000;
const CHECK_MS = 10_000;

interface Running {
  backend: QueueBackend;
  queues: Map<string, JobQueue>;
  workers: JobWorker[];
}

/**
 * The worker's queues. BullMQ objects created while their store is unavailable never recover (reliability.md, Queues). They are therefore
 * created once the store answers, and recreated after it stops answering.
 */
@Injectable()
export class QueueRuntime implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(QueueRuntime.name);
  private readonly stopping = new AbortController();
  private readonly startListeners: (() => void)[] = [];
  private running: Running | undefined;
  private readonly pause = new CheckPause(this.stopping.signal, { leastMs: RETRY_MS, mostMs: CHECK_MS });
  private supervision: Promise<void> | undefined;
  /** Runs that ended with an error, by the job's name, since this process started. */
  readonly failures = new Map<string, number>();
  /** Warnings about a working store, reported by readiness. */
  warning: string | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly handlers: JobHandlers,
  ) {}

  onApplicationBootstrap(): void {
    this.supervision = this.supervise();
  }

  /** Calls the listener each time the queues have started. */
  onStart(listener: () => void): void {
    this.startListeners.push(listener);
  }

  /** True while jobs can be enqueued and are being processed. */
  get isRunning(): boolean {
    return this.running !== undefined;
  }

  /**
   * Enqueues jobs of one type. Until the queues have started nothing is enqueued: the reconcilers enqueue the jobs of open rows again.
   * @throws Error if the store fails
   */
  async enqueue<Payload extends object>(
    job: JobDeclaration<Payload>,
    items: { id: string; payload: Payload; delayMs?: number }[],
  ): Promise<void> {
    const queue = this.running?.queues.get(job.queue);
    if (!queue || items.length === 0) return;
    const jobs = items.map(({ id, payload, delayMs }): NewJob => ({
      name: job.name,
      data: payload,
      id,
      delayMs: delayMs ?? 0,
    }));
    await queue.addAll(jobs);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.supervision;
    await this.stop();
  }

  private async supervise(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        if (!this.running) await this.start();
        else await this.check(this.running);
        await this.warnOfSettings();
      } catch (error) {
        warnOncePerMinute(this.log, `The queue's store does not answer: ${(error as Error).message}`);
        await this.stop();
      }
      await this.pause.rest(this.isRunning);
    }
  }

  private async check({ backend, queues }: Running): Promise<void> {
    await backend.ready();
    for (const { queue, name, repeat } of declaredJobs())
      if (repeat) await queues.get(queue)!.repair(name, repeat);
  }

  /** Logs a warning of the store's settings once. A store that refuses CONFIG (hosted Redis) is assumed to be configured correctly. */
  private async warnOfSettings(): Promise<void> {
    const warning = await this.running?.backend.warning().catch(() => undefined);
    if (warning && warning !== this.warning) this.log.warn(warning);
    this.warning = warning;
  }

  private async start(): Promise<void> {
    const backend = await openQueueBackend(this.settings);
    const running: Running = { backend, queues: new Map(), workers: [] };
    try {
      await backend.ready();
      for (const name of declaredQueues().keys()) running.queues.set(name, backend.queue(name));
      for (const { queue, name, repeat } of declaredJobs())
        if (repeat) await running.queues.get(queue)!.repeat(name, repeat);
      for (const [name, concurrency] of declaredQueues())
        running.workers.push(this.work(backend, name, concurrency));
    } catch (error) {
      await closeAll(running);
      throw error;
    }
    this.running = running;
    this.log.log(`Queues run on ${backend.kind}`);
    for (const listener of this.startListeners) listener();
  }

  private work(backend: QueueBackend, name: string, concurrency: number): JobWorker {
    return backend.worker(name, {
      concurrency,
      process: (job) =>
        asJob(() => traceJob(job.name, name, () => this.handlers.of(job.name).handle(job.data))),
      onError: (error) => this.noticeError(error),
      onFailed: (job, error) => {
        this.log.error(`The job ${job} failed: ${error.message}`, error.stack);
        this.failures.set(job, (this.failures.get(job) ?? 0) + 1);
      },
    });
  }

  /**
   * All queues repeat the errors of their store, thousands of times a second if it refuses writes: the store is checked at once, and its queues are
   * closed if it fails.
   */
  private noticeError(error: Error): void {
    warnOncePerMinute(this.log, `The queue's store: ${error.message}`);
    this.pause.storeFailed();
  }

  private async stop(): Promise<void> {
    const running = this.running;
    this.running = undefined;
    if (running) await closeAll(running);
  }
}

/** Waits for running jobs up to a limit; BullMQ itself has none. */
async function closeAll({ backend, queues, workers }: Running): Promise<void> {
  const closing = Promise.allSettled([...workers, ...queues.values()].map((part) => part.close()));
  await Promise.race([closing, sleep(deadlineMs('lastJobs'), undefined, { ref: false })]);
  await backend.close().catch(() => undefined);
}
