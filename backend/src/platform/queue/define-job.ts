import { SetMetadata } from '@nestjs/common';

/** The platform's own queues, with the number of jobs that each works on at a time. A mailing to many must not delay a code. */
const queues = new Map([
  ['reactions', 8],
  ['mail', 5],
  ['bulk-mail', 5],
  ['maintenance', 1],
]);

/** Every so many milliseconds, or once a day at an hour of Argentina's clock. */
export type Repetition = { every: number } | { dailyAt: `${number}:${number}` };

/** Work to do later, by a worker. The payload holds ids; the handler reads the rest. */
export interface JobDeclaration<Payload extends object> {
  readonly queue: string;
  readonly name: string;
  /** When it runs by itself, for work that repeats. */
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
 * @param concurrency the number of jobs that it works on at a time
 * @returns its name, for defineJob
 * @throws Error when the name is taken
 */
export function defineQueue(name: string, concurrency: number): string {
  if (queues.has(name)) throw new Error(`The queue ${name} is declared twice`);
  queues.set(name, concurrency);
  return name;
}

/** Every queue of the product: its name and the number of jobs that it works on at a time. */
export function declaredQueues(): ReadonlyMap<string, number> {
  return queues;
}

/**
 * Declares a job.
 * @throws Error when the name is taken, or when no such queue is declared
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

export function declaredJobs(): JobDeclaration<object>[] {
  return [...declared.values()];
}

/** Makes a provider the handler of a job; the type of `handle` follows from the declaration. */
export function Handles<Payload extends object>(job: JobDeclaration<Payload>) {
  return (target: new (...dependencies: never[]) => JobHandler<Payload>): void => {
    SetMetadata(HANDLES, job)(target);
  };
}

/** The job that a provider's class handles, if it handles one. */
export function handledJob(target: object): JobDeclaration<object> | undefined {
  return Reflect.getMetadata(HANDLES, target);
}
