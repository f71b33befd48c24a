import pg from 'pg';

/** Longer than PostgreSQL's own limit for a statement (data-source-options), so that a server that lives says itself what was wrong. */
const PATIENCE_MS = 6_000;
const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, min: 60_000, h: 3_600_000 };

/**
 * A connection that does not wait for ever: when statements wait for six seconds, the server is behind a network that swallows
 * everything, and the connection is cut; whoever waited gets an error. Without this it would be the operating system that gives up, after a
 * quarter of an hour. A transaction that gives itself more time (SET LOCAL statement_timeout) gets as much more here.
 */
export class ImpatientClient extends pg.Client {
  private patienceMs = PATIENCE_MS;
  private timer: NodeJS.Timeout | undefined;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    for (const event of ['drain', 'end', 'error']) this.on(event as 'end', () => this.disarm());
  }

  override query(...parameters: unknown[]): never {
    const [query] = parameters;
    const text = typeof query === 'string' ? query : (query as { text?: unknown } | null)?.text;
    if (typeof text === 'string') this.follow(text);
    if (!isStream(query) && this.patienceMs > 0) this.timer ??= setTimeout(() => this.cut(), this.patienceMs);
    return super.query(...(parameters as [never])) as never;
  }

  private follow(text: string): void {
    const asked = /^\s*SET LOCAL statement_timeout = '?(\d+) ?(ms|s|min|h)?/i.exec(text);
    if (asked) {
      const limit = Number(asked[1]) * (UNITS[asked[2] ?? 'ms'] ?? 1);
      this.patienceMs = limit === 0 ? 0 : limit + PATIENCE_MS;
    } else if (/^\s*(COMMIT|ROLLBACK)\s*;?\s*$/i.test(text)) {
      this.patienceMs = PATIENCE_MS;
    }
  }

  private cut(): void {
    const { connection } = this as unknown as { connection: { stream: { destroy(error: Error): void } } };
    connection.stream.destroy(new Error('Connection terminated: PostgreSQL does not answer'));
  }

  private disarm(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}

/** A statement whose rows are read at the reader's own pace (COPY): silence means nothing there. */
function isStream(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'submit' in query;
}
