import { warnOncePerMinute } from '#platform/process/repeated-warning.js';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { TimeoutClient } from './timeout-client.js';
import { deadlineMs } from '../timings.js';

const RECONNECT_MS = 1_000;
/** Interval of a query that discovers a connection that went silent: a listener may send nothing itself for hours. */
const HEARTBEAT_MS = 10_000;

/**
 * Listens on one or several NOTIFY channels over its own connection and reconnects when it is lost or silent. `onCall` also runs after each
 * connection, without payload and channel, because notifications may have been missed; it must read the tables rather than rely on the
 * notification.
 */
export class ChannelListener {
  private readonly log = new Logger(ChannelListener.name);
  private readonly stopping = new AbortController();
  private client: pg.Client | undefined;
  /** The connection while it listens on the channels. */
  private listening: pg.Client | undefined;
  private loop: Promise<void> | undefined;

  constructor(
    private readonly url: string,
    private readonly channels: string | readonly string[],
    private readonly onCall: (payload?: string, channel?: string) => void,
  ) {}

  start(): void {
    this.loop = this.listen();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.client?.end().catch(() => undefined);
    await this.loop;
  }

  /**
   * Sends a query over the listening connection. When it resolves with rows, `onCall` has run for everything that was committed before the
   * query.
   * @returns undefined without a connection or without an answer within a second
   */
  async confirm<Row extends pg.QueryResultRow>(statement: string): Promise<Row[] | undefined> {
    try {
      const answer = await this.listening?.query<Row>({
        text: statement,
        query_timeout: deadlineMs('notifications'),
      } as pg.QueryConfig);
      return answer?.rows;
    } catch {
      return undefined;
    }
  }

  private async listen(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        await this.listenOnce();
      } catch (error) {
        warnOncePerMinute(this.log, `Channel ${String(this.channels)}: ${(error as Error).message}`);
      }
      await sleep(RECONNECT_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  private async listenOnce(): Promise<void> {
    const client: pg.Client = new TimeoutClient({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: deadlineMs('databaseConnection'),
    });
    this.client = client;
    const ended = new Promise<void>((resolve) => {
      client.on('end', () => resolve());
      client.on('error', () => resolve());
    });
    client.on('notification', ({ payload, channel }) => this.onCall(payload, channel));
    await client.connect();
    const heartbeat = setInterval(() => void this.confirm('SELECT'), HEARTBEAT_MS);
    try {
      for (const channel of [this.channels].flat())
        await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      this.listening = client;
      this.onCall();
      await ended;
    } finally {
      // Also if the server refuses to listen, as a standby does: otherwise each attempt would leave a connection.
      clearInterval(heartbeat);
      this.listening = undefined;
      await client.end().catch(() => undefined);
    }
  }
}
