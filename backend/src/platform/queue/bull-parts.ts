import type { JobsOptions } from 'bullmq';
import { TIME_ZONE } from '#common/kernel/time/time-zone.js';
import type { Repetition } from './define-job.js';
import type { JobQueue, JobWorker, WorkerEvents } from './queue-backend.js';

/** A job interrupted by a crash is restarted within about 10 s, up to ten times (measured; reliability.md, Queues). */
export const WORKER_OPTIONS = { lockDuration: 10_000, stalledInterval: 5_000, maxStalledCount: 10 };

/**
 * Retries are recorded in inbox and mail ledger rows, so failed jobs are removed at once and their ids become free. Some completed jobs are
 * kept for the dashboard. Job ids contain a value unique to the row (a time, a random key): after a restored backup row ids are reused,
 * while the queue still remembers the old ones.
 */
export const JOB_OPTIONS: JobsOptions = { attempts: 1, removeOnComplete: { count: 500 }, removeOnFail: true };

/** The part of BullMQ's API that works the same on both stores. */
interface BullQueue {
  addBulk(jobs: { name: string; data: object; opts: JobsOptions }[]): Promise<unknown>;
  upsertJobScheduler(
    id: string,
    repeat: { every: number } | { pattern: string; tz: string },
    template: { name: string; data: object },
  ): Promise<unknown>;
  getJobScheduler(id: string): Promise<{ next?: number } | undefined>;
  removeJobScheduler(id: string): Promise<boolean>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  close(): Promise<void>;
}

interface BullWorker {
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'failed', listener: (job: { name: string } | undefined, error: Error) => void): unknown;
  close(): Promise<void>;
}

/** Ignores connection errors, which `ready()` reports. */
export function quiet<Q extends BullQueue>(queue: Q): Q {
  queue.on('error', () => undefined);
  return queue;
}

export function jobQueue(queue: BullQueue): JobQueue {
  quiet(queue);
  const plan = async (jobName: string, repetition: Repetition): Promise<void> => {
    await queue.upsertJobScheduler(jobName, schedule(repetition), { name: jobName, data: {} });
  };
  return {
    async repeat(jobName, repetition) {
      const { next } = (await queue.getJobScheduler(jobName)) ?? {};
      await plan(jobName, repetition);
      if (next === undefined || !isMissed(next, repetition)) return;
      await queue.addBulk([{ name: jobName, data: {}, opts: { jobId: `missed-${jobName}-${next}` } }]);
    },
    async repair(jobName, repetition) {
      const { next = 0 } = (await queue.getJobScheduler(jobName)) ?? {};
      if (next <= Date.now() + longestWait(repetition)) return;
      await queue.removeJobScheduler(jobName);
      await plan(jobName, repetition);
    },
    async addAll(jobs) {
      await queue.addBulk(
        jobs.map(({ name, data, id, delayMs }) => ({ name, data, opts: { jobId: id, delay: delayMs ?? 0 } })),
      );
    },
    close: () => queue.close(),
  };
}

/** Whether a daily run was due while no worker ran. Planning the next run drops it; a run at short intervals needs no substitute. */
function isMissed(next: number, repetition: Repetition): boolean {
  return 'dailyAt' in repetition && next < Date.now();
}

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

/** Maximum time until the next run if it was planned with a correct clock. */
function longestWait(repetition: Repetition): number {
  return ('every' in repetition ? repetition.every : DAY_MS) + MINUTE_MS;
}

function schedule(repetition: Repetition): { every: number } | { pattern: string; tz: string } {
  if ('every' in repetition) return repetition;
  const [hour, minute] = repetition.dailyAt.split(':').map(Number);
  return { pattern: `${minute} ${hour} * * *`, tz: TIME_ZONE };
}

/** An exception of a job's handler is reported by `onFailed`, an error of the store by `onError`. */
export function jobWorker(
  worker: BullWorker,
  { onError, onFailed }: Pick<WorkerEvents, 'onError' | 'onFailed'>,
): JobWorker {
  worker.on('error', onError);
  worker.on('failed', (job, error) => onFailed(job?.name ?? '', error));
  return { close: () => worker.close() };
}
