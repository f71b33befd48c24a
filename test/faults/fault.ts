import { pace } from '../support/pace.js';
import type { Answer, BackendName, Lab } from './lab.js';

/** Scale: a part of the fault, or all that reliability.md asks. */
export interface Size {
  newsletter: number;
  kills: number;
  webKills: number;
  outageMs: number;
  waiting: number;
  minutesMatter: boolean;
  /** Random clients, and how many requests each of them makes. */
  clients: number;
  steps: number;
  killsInHistory: boolean;
}

export const QUICK: Size = {
  newsletter: 30,
  kills: 3,
  webKills: 5,
  outageMs: 3_000,
  waiting: 40,
  minutesMatter: false,
  clients: 4,
  steps: 10,
  killsInHistory: false,
};
export const WHOLE: Size = {
  newsletter: 400,
  kills: 10,
  webKills: 50,
  outageMs: 30_000,
  waiting: 200,
  minutesMatter: true,
  clients: 6,
  steps: 80,
  killsInHistory: true,
};

export interface Outcome {
  injected: string;
  held: string;
  /** Time until recovery. */
  seconds: number;
}

/** One fault of reliability.md: injects it and throws unless all requirements hold. */
export interface Fault {
  name: string;
  title: string;
  /** Whether the fault depends on the queue's store; otherwise it runs on PostgreSQL only. */
  backends: readonly BackendName[];
  /** Part of `npm test`. */
  quick: boolean;
  run(lab: Lab, size: Size): Promise<Outcome>;
}

export const BOTH: readonly BackendName[] = ['PostgreSQL', 'Redis'];
export const ONE: readonly BackendName[] = ['PostgreSQL'];

export function hold(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(`did not hold: ${what}`);
}

/**
 * Holds if something took no longer than on a machine without other work.
 * @param most as many seconds as it may take there
 */
export function holdWithin(seconds: number, most: number, what: string): void {
  const busy = pace();
  hold(
    seconds <= most * busy,
    `${what} within ${most} s, not ${seconds.toFixed(1)} (machine ${busy.toFixed(1)} times busy)`,
  );
}

/** Sends requests repeatedly and concurrently until stopped; returns all responses. */
export function load<T = Answer>(send: () => Promise<T>, lanes = 6): { stop: () => Promise<T[]> } {
  const answers: T[] = [];
  let running = true;
  const lane = async () => {
    while (running) answers.push(await send());
  };
  const lanesDone = Promise.all(Array.from({ length: lanes }, lane));
  return {
    stop: async () => {
      running = false;
      await lanesDone;
      return answers;
    },
  };
}

/** Asserts that each response is a success or a 503 with the error body, in time. */
export function assertSuccessOr503(answers: readonly Answer[], most: number): void {
  for (const { status, body } of answers) {
    hold(
      status === 200 || status === 503,
      `an answer is 200 or 503, not ${status} ${JSON.stringify(body).slice(0, 200)}`,
    );
    hold(
      status === 200 || body['success'] === false,
      `a 503 has the error shape: ${JSON.stringify(body).slice(0, 200)}`,
    );
  }
  holdWithin(slowestOf(answers), most, 'every answer comes');
}

/** In seconds. */
export function slowestOf(answers: readonly Answer[]): number {
  return Math.max(0, ...answers.map(({ milliseconds }) => milliseconds)) / 1_000;
}

/** Number of messages with different ids, per recipient. */
export function duplicates(lab: Lab): { recipient: string; messages: number; ids: number }[] {
  const ids = new Map<string, string[]>();
  for (const { recipients, headers, subject, text } of lab.sink.messages) {
    const key = `${recipients.join()} ${subject} ${text}`;
    ids.set(key, [...(ids.get(key) ?? []), headers.get('message-id') ?? '']);
  }
  return [...ids]
    .filter(([, list]) => list.length > 1)
    .map(([recipient, list]) => ({ recipient, messages: list.length, ids: new Set(list).size }));
}
