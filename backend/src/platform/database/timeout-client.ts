import pg from 'pg';
import { tracedQuery } from '../tracing/trace-statements.js';
import { deadlineMs } from '../timings.js';

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, min: 60_000, h: 3_600_000 };

/**
 * A connection with a client-side timeout. If a statement has no answer after six seconds, the connection is closed and pending statements
 * fail. Without the timeout, a network that drops packets would block them for about fifteen minutes, until TCP gives up. A transaction
 * that raises its own limit (SET LOCAL statement_timeout) raises this one by the same amount.
 */
export class TimeoutClient extends pg.Client {
  private timeoutMs = deadlineMs('databaseAnswer');
  private timer: NodeJS.Timeout | undefined;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    for (const event of ['drain', 'end', 'error']) this.on(event as 'end', () => this.clearTimer());
  }

  override query(...parameters: unknown[]): never {
    const [query] = parameters;
    const text = typeof query === 'string' ? query : (query as { text?: unknown } | null)?.text;
    if (typeof text === 'string') this.adjustTimeout(text);
    if (!isStream(query) && this.timeoutMs > 0)
      this.timer ??= setTimeout(() => this.closeConnection(), this.timeoutMs);
    return tracedQuery(parameters, (given) => super.query(...(given as [never]))) as never;
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

  private closeConnection(): void {
    const { connection } = this as unknown as { connection: { stream: { destroy(error: Error): void } } };
    connection.stream.destroy(new Error('Connection terminated: PostgreSQL does not answer'));
  }

  private clearTimer(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}

/** A streaming statement (COPY), whose rows are read at the consumer's pace; the timeout does not apply. */
function isStream(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'submit' in query;
}
