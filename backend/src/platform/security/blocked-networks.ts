import { warnOncePerMinute } from '#platform/process/repeated-warning.js';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rowOf, rowsOf } from '../database/rows.js';
import type { Transaction } from '../database/transactions.js';
import { networksOf } from '../process/visitor-address.js';

export interface NetworkBlock {
  network: string;
  until: Date;
  reason: string;
  administratorId: number;
}

type EndedBlock = Pick<NetworkBlock, 'until' | 'reason'>;

const REFRESH_MS = 3_000;

/** Networks whose requests are refused for a time. Every web process learns of a change within 3 s. */
@Injectable()
export class BlockedNetworks implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(BlockedNetworks.name);
  /** Ends of the blocks, in milliseconds since 1970. */
  private ends = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly database: DataSource) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.refresh();
    this.timer = setInterval(() => void this.refresh(), REFRESH_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  get isEmpty(): boolean {
    return this.ends.size === 0;
  }

  /** The end of the longest block of the client's networks; undefined if there is none. */
  endOf(ip: string, now: number): Date | undefined {
    const end = Math.max(...networksOf(ip).map(({ key }) => this.ends.get(key) ?? 0));
    return end > now ? new Date(end) : undefined;
  }

  /** Blocks a network, or changes its block. */
  async block(tx: Transaction, { network, until, reason, administratorId }: NetworkBlock): Promise<void> {
    await tx.query(
      `INSERT INTO blocked_networks (network, blocked_until, reason, administrator_id) VALUES ($1, $2, $3, $4)
       ON CONFLICT (network) DO UPDATE
       SET blocked_until = $2, reason = $3, administrator_id = $4, created_at = now()`,
      [network, until, reason, administratorId],
    );
  }

  /** @returns the block that ended; undefined if there was none */
  async unblock(tx: Transaction, network: string): Promise<EndedBlock | undefined> {
    return rowOf<EndedBlock>(
      tx,
      `WITH ended AS (DELETE FROM blocked_networks WHERE network = $1 RETURNING blocked_until, reason)
       SELECT blocked_until AS until, reason FROM ended`,
      [network],
    );
  }

  /** Whether a network has a block, which may be over. */
  async has(tx: Transaction, network: string): Promise<boolean> {
    return (await rowOf(tx, 'SELECT 1 FROM blocked_networks WHERE network = $1', [network])) !== undefined;
  }

  /** If the database does not answer, the known blocks stay. */
  async refresh(): Promise<void> {
    try {
      const rows = await rowsOf<{ network: string; blocked_until: Date }>(
        this.database,
        'SELECT network, blocked_until FROM blocked_networks WHERE blocked_until > now()',
      );
      this.ends = new Map(rows.map((row) => [row.network, row.blocked_until.getTime()]));
    } catch (error) {
      warnOncePerMinute(this.log, `blocked networks not read: ${(error as Error).message}`);
    }
  }
}
