import { SetMetadata } from '@nestjs/common';

/** Queues of the product; each has one worker, with its own number of jobs at a time. A mailing to many must not delay a code. */
export const QUEUES = { reactions: 8, mail: 5, 'bulk-mail': 5, photos: 2, maintenance: 1 } as const;
export type QueueName = keyof typeof QUEUES;

/** Every so many milliseconds, or once a day at an hour of Argentina's clock. */
export type Repetition = { every: number } | { dailyAt: `${number}:${number}` };

/** Work to do later, by a worker. The payload holds ids; the handler reads the rest. */
export interface JobDeclaration<Payload extends object> {
  readonly queue: QueueName;
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

/** Declares a job. Throws when the name is taken. */
export function defineJob<Payload extends object = Record<string, never>>(
  queue: QueueName,
  name: string,
  repeat?: Repetition,
): JobDeclaration<Payload> {
  if (declared.has(name)) throw new Error(`The job ${name} is declared twice`);
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
