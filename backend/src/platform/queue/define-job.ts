import { SetMetadata } from '@nestjs/common';

/** The platform's queues with their concurrency. Bulk mail has its own queue, so that it does not delay other mail. */
const queues = new Map([
  ['reactions', 8],
  ['mail', 5],
  ['bulk-mail', 5],
  ['maintenance', 1],
]);

/** A schedule: an interval in milliseconds, or daily at a time in Argentina's time zone (`10:20`). */
export type Repetition = { every: number } | { dailyAt: `${number}:${number}` };

/** A job type. The payload holds ids; the handler reads the rest. */
export interface JobDeclaration<Payload extends object> {
  readonly queue: string;
  readonly name: string;
  /** Schedule, for recurring jobs. */
  readonly repeat?: Repetition;
  readonly payload?: Payload;
}

export interface JobHandler<Payload extends object> {
  handle(payload: Payload): Promise<void>;
}

const HANDLES = Symbol('handles');
const declared = new Map<string, JobDeclaration<object>>();

/**
 * Declares a queue of a module; it has one worker.
 * @param concurrency the number of jobs it processes at a time
 * @returns its name, for defineJob
 * @throws Error if the name is taken
 */
export function defineQueue(name: string, concurrency: number): string {
  if (queues.has(name)) throw new Error(`The queue ${name} is declared twice`);
  queues.set(name, concurrency);
  return name;
}

/** Every queue of the product: its name and concurrency. */
export function declaredQueues(): ReadonlyMap<string, number> {
  return queues;
}

/**
 * Declares a job.
 * @throws Error if the name is taken, or if no such queue is declared
 */
export function defineJob<Payload extends object = Record<string, never>>(
  queue: string,
  name: string,
  repeat?: Repetition,
): JobDeclaration<Payload> {
  if (declared.has(name)) throw new Error(`The job ${name} is declared twice`);
  if (!queues.has(queue)) throw new Error(`The job ${name} names the queue ${queue}, which is not declared`);
  const job: JobDeclaration<Payload> = { queue, name, ...(repeat && { repeat }) };
  declared.set(name, job);
  return job;
}

/** Every job whose declaration has been loaded. */
export function declaredJobs(): JobDeclaration<object>[] {
  return [...declared.values()];
}

/** Registers a provider as the handler of a job. The payload type of `handle` follows from the declaration. */
export function Handles<Payload extends object>(job: JobDeclaration<Payload>) {
  return (target: new (...dependencies: never[]) => JobHandler<Payload>): void => {
    SetMetadata(HANDLES, job)(target);
  };
}

/** The job that a provider's class handles, if any. */
export function handledJob(target: object): JobDeclaration<object> | undefined {
  return Reflect.getMetadata(HANDLES, target);
}
