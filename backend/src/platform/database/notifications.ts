import { warnOncePerMinute } from '#platform/process/repeated-warning.js';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { Settings } from '../config/settings.js';
import { TimeoutClient } from './timeout-client.js';
import { deadlineMs } from '../timings.js';

const RECONNECT_MS = 1_000;
/** Interval of a query that discovers a connection that went silent: a listener may send nothing itself for hours. */
const HEARTBEAT_MS = 10_000;

/** @param payload undefined after a new connection, when notifications may have been missed: read the tables then */
type Hear = (payload?: string) => void;

/**
 * Notifications of PostgreSQL (NOTIFY). A process listens on all its channels over one connection of its own, and reconnects when it is
 * lost or silent.
 */
@Injectable()
export class Notifications implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(Notifications.name);
  private readonly stopping = new AbortController();
  private readonly channels = new Map<string, Hear[]>();
  private readonly url: string;
  private client: pg.Client | undefined;
  /** The connection while it listens on the channels. */
  private listening: pg.Client | undefined;
  private loop: Promise<void> | undefined;

  constructor({ DATABASE_URL }: Settings) {
    this.url = DATABASE_URL;
  }

  /** Registers a callback for a channel; before the process has started. */
  on(channel: string, hear: Hear): void {
    this.channels.set(channel, [...(this.channels.get(channel) ?? []), hear]);
  }

  onApplicationBootstrap(): void {
    if (this.channels.size > 0) this.loop = this.listen();
  }

  /** Ends after the last response, because pages are served from the cache while the process drains. */
  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.client?.end().catch(() => undefined);
    await this.loop;
  }

  /**
   * Sends a query over the listening connection. When it resolves with rows, the callbacks have run for everything that was committed before
   * the query.
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
        warnOncePerMinute(this.log, `Notifications: ${(error as Error).message}`);
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
    client.on('notification', ({ payload, channel }) =>
      this.channels.get(channel)?.forEach((hear) => hear(payload)),
    );
    await client.connect();
    const heartbeat = setInterval(() => void this.confirm('SELECT'), HEARTBEAT_MS);
    try {
      await client.query(
        [...this.channels.keys()].map((channel) => `LISTEN ${pg.escapeIdentifier(channel)}`).join('; '),
      );
      this.listening = client;
      for (const hear of [...this.channels.values()].flat()) hear();
      await ended;
    } finally {
      // Also if the server refuses to listen, as a standby does: otherwise each attempt would leave a connection.
      clearInterval(heartbeat);
      this.listening = undefined;
      await client.end().catch(() => undefined);
    }
  }
}
