import type { Socket } from 'node:net';
import pg from 'pg';
import { hasCommitted, isOverdue } from '../process/work-context.js';
import { tracedQuery } from '../tracing/trace-statements.js';
import { deadlineMs } from '../timings.js';

const QUERY_CANCELED = '57014';
const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, min: 60_000, h: 3_600_000 };

/**
 * A connection with a client-side timeout. If a statement has no answer after six seconds, the connection is closed and pending statements
 * fail. Without the timeout, a network that drops packets would block them for about fifteen minutes, until TCP gives up. A transaction
 * that raises its own limit (SET LOCAL statement_timeout) raises this one by the same amount. A transaction of a request whose time is over
 * fails at its next statement, so that many slow statements do not add up; one that raised its limit does not. Statements that start in the
 * same turn of the event loop are sent in one packet, because each write costs about as much as what PostgreSQL does for a small statement.
 */
export class TimeoutClient extends pg.Client {
  private timeoutMs = deadlineMs('databaseAnswer');
  private timer: NodeJS.Timeout | undefined;
  private isInTransaction = false;
  private isHeld = false;
  /** Read by `pg.Client`, whose type has it as read-only. */
  declare pipeline: boolean;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const { pipeline } = this;
    this.on('drain', () => (this.pipeline = pipeline));
    for (const event of ['drain', 'end', 'error']) this.on(event as 'end', () => this.clearTimer());
  }

  override query(...parameters: unknown[]): never {
    const [query] = parameters;
    const text = typeof query === 'string' ? query : (query as { text?: unknown } | null)?.text;
    if (typeof text === 'string') {
      this.adjustTimeout(text);
      this.followTransaction(text);
      if (this.isGivenUp) return refused(parameters) as never;
    }
    // A stream of rows needs the connection alone.
    if (isStream(query)) this.pipeline = false;
    else if (this.timeoutMs > 0) this.timer ??= setTimeout(() => this.closeConnection(), this.timeoutMs);
    this.sendTogether();
    return tracedQuery(parameters, (given) => super.query(...(given as [never]))) as never;
  }

  private sendTogether(): void {
    if (this.isHeld) return;
    const { stream } = this;
    this.isHeld = true;
    stream.cork();
    process.nextTick(() => {
      this.isHeld = false;
      stream.uncork();
    });
  }

  private adjustTimeout(text: string): void {
    const asked = /^\s*SET LOCAL statement_timeout = '?(\d+) ?(ms|s|min|h)?/i.exec(text);
    if (asked) {
      const limit = Number(asked[1]) * (UNITS[asked[2] ?? 'ms'] ?? 1);
      this.timeoutMs = limit === 0 ? 0 : limit + deadlineMs('databaseAnswer');
    } else if (/^\s*(COMMIT|ROLLBACK)\s*;?\s*$/i.test(text)) {
      this.timeoutMs = deadlineMs('databaseAnswer');
    }
  }

  private followTransaction(text: string): void {
    if (/^\s*(START TRANSACTION|BEGIN)\b/i.test(text)) this.isInTransaction = true;
    if (!/^\s*(COMMIT|ROLLBACK)\s*;?\s*$/i.test(text)) return;
    this.isInTransaction = false;
    if (/^\s*COMMIT/i.test(text)) hasCommitted();
  }

  private get isGivenUp(): boolean {
    return this.isInTransaction && this.timeoutMs === deadlineMs('databaseAnswer') && isOverdue();
  }

  private closeConnection(): void {
    this.stream.destroy(new Error('Connection terminated: PostgreSQL does not answer'));
  }

  private get stream(): Socket {
    return (this as unknown as { connection: { stream: Socket } }).connection.stream;
  }

  private clearTimer(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}

/** Answers as a statement that PostgreSQL has cancelled, which is a 503. */
function refused(parameters: readonly unknown[]): unknown {
  const error = Object.assign(new Error('The time of the request is over'), { code: QUERY_CANCELED });
  const callback = parameters.at(-1);
  if (typeof callback !== 'function') return Promise.reject(error);
  process.nextTick(callback as (error: Error) => void, error);
  return undefined;
}

/** A streaming statement (COPY), whose rows are read at the consumer's pace; the timeout does not apply. */
function isStream(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'submit' in query;
}
