import { warnOncePerMinute } from '#platform/process/repeated-warning.js';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface Refusal {
  network: string;
  route: string;
  status: number;
}

const FLUSH_MS = 5_000;
/**
 * Maximum number of different refusals that a process counts separately in an hour; further ones are counted under one name for all
 * networks.
 */
const MOST_KEYS = 5_000;
const OTHER_NETWORKS = 'otras redes';
const HOUR_MS = 3_600_000;

const ADD = `
  INSERT INTO refused_requests (hour, network, route, status, requests, last_at)
  SELECT date_trunc('hour', now()), network, route, status, requests, now()
  FROM unnest($1::text[], $2::text[], $3::smallint[], $4::int[]) AS refused (network, route, status, requests)
  ORDER BY network, route, status
  ON CONFLICT (hour, network, route, status)
  DO UPDATE SET requests = refused_requests.requests + excluded.requests, last_at = excluded.last_at`;

/** Counts refused requests by hour, network, route and status. Counts are written every 5 s, so a flood causes few rows. */
@Injectable()
export class RefusedRequests implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(RefusedRequests.name);
  private counts = new Map<string, Refusal & { requests: number }>();
  private seen = { since: 0, keys: new Set<string>() };
  private timer: NodeJS.Timeout | undefined;
  private flushing: Promise<void> = Promise.resolve();

  constructor(private readonly database: DataSource) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.flush(), FLUSH_MS);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  count(refusal: Refusal): void {
    const counted = this.exceedsKeyLimit(refusal) ? { ...refusal, network: OTHER_NETWORKS } : refusal;
    const key = keyOf(counted);
    const known = this.counts.get(key);
    if (known) known.requests += 1;
    else this.counts.set(key, { ...counted, requests: 1 });
  }

  /** Writes what was counted. Counts that cannot be written are added to the next write. */
  async flush(): Promise<void> {
    this.flushing = this.flushing.then(() => this.write());
    await this.flushing;
  }

  private async write(): Promise<void> {
    const counts = [...this.counts.values()];
    if (counts.length === 0) return;
    this.counts = new Map();
    try {
      await this.database.query(ADD, [
        counts.map(({ network }) => network),
        counts.map(({ route }) => route),
        counts.map(({ status }) => status),
        counts.map(({ requests }) => requests),
      ]);
    } catch (error) {
      warnOncePerMinute(this.log, `refused requests not written: ${(error as Error).message}`);
      for (const { requests, ...refusal } of counts) this.giveBack(refusal, requests);
    }
  }

  private giveBack(refusal: Refusal, requests: number): void {
    const known = this.counts.get(keyOf(refusal));
    if (known) known.requests += requests;
    else this.counts.set(keyOf(refusal), { ...refusal, requests });
  }

  /** Whether this hour has the maximum number of different refusals already, and this one is not among them. */
  private exceedsKeyLimit(refusal: Refusal): boolean {
    const now = performance.now();
    if (now - this.seen.since > HOUR_MS) this.seen = { since: now, keys: new Set() };
    const key = keyOf(refusal);
    if (this.seen.keys.has(key)) return false;
    if (this.seen.keys.size >= MOST_KEYS) return true;
    this.seen.keys.add(key);
    return false;
  }
}

function keyOf({ network, route, status }: Refusal): string {
  return `${status} ${route} ${network}`;
}
