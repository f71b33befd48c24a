import type { Job } from 'bullmq';
import type { Repetition } from './define-job.js';

export interface NewJob {
  name: string;
  data: object;
  /** Two jobs with the same id are one job. An id contains no `:` and is not all digits. */
  id: string;
  delayMs?: number;
}

export interface JobQueue {
  addAll(jobs: NewJob[]): Promise<void>;
  /** Schedules a recurring job, once for all workers. A daily run that was missed while no worker ran is executed at once. */
  repeat(jobName: string, repetition: Repetition): Promise<void>;
  /** Schedules a recurring job anew if its next run was planned while the clock was ahead. */
  repair(jobName: string, repetition: Repetition): Promise<void>;
  close(): Promise<void>;
}

export interface JobWorker {
  close(): Promise<void>;
}

export interface WorkerEvents {
  process: (job: Job) => Promise<void>;
  concurrency: number;
  onError: (error: Error) => void;
  /** A job's handler threw. The job is not tried again: its row, or its schedule, starts the next one. */
  onFailed: (job: string, error: Error) => void;
}

/**
 * BullMQ's store: Redis if REDIS_URL is set, otherwise PostgreSQL. All queues of a process share one pool.
 */
export interface QueueBackend {
  readonly kind: 'redis' | 'postgres';
  /** Resolves when the store accepts jobs; rejects within seconds if it does not. */
  ready(): Promise<void>;
  /** Warnings about store settings that could lose jobs. The reconcilers would find the work again, but late. */
  warning(): Promise<string | undefined>;
  queue(name: string): JobQueue;
  worker(name: string, events: WorkerEvents): JobWorker;
  /** BullMQ's own queue object, for the dashboard. */
  boardQueue(name: string): BoardQueue;
  close(): Promise<void>;
}

export interface BoardQueue {
  close(): Promise<void>;
}
