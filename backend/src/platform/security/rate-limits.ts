import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Settings } from '../config/settings.js';
import { isConflict } from '../database/database-errors.js';
import { openPool } from '../database/pool.js';
import type { Transaction } from '../database/transactions.js';
import { Problem } from '../process/problem.js';
import { Signatures } from '../secrets/signatures.js';

/** At most `points` per `seconds`, counted in PostgreSQL and therefore shared by all web processes. */
export interface Limit {
  /** Unique; part of the key, so that limits are counted separately. */
  name: string;
  points: number;
  seconds: number;
}

/** Name of the secret with which keys are digested. Keys contain network and e-mail addresses, which the database must not show. */
const KEYS = 'rate-limits';

/** Maximum number of moved keys that a process remembers. Beyond it, all are forgotten and looked up in the database again. */
const MOST_REMEMBERED = 10_000;

/** Tolerated difference between the clocks of several machines. */
const CLOCK_SLACK_MS = 5_000;

/** Rate limits per address, account or listing. */
@Injectable()
export class RateLimits implements OnApplicationShutdown {
  private readonly pool: pg.Pool;
  private readonly limiters = new Map<string, RateLimiterPostgres>();
  private readonly moved = new Set<string>();

  constructor(
    settings: Settings,
    private readonly signatures: Signatures,
  ) {
    this.pool = openPool(settings.DATABASE_URL, { max: 4 });
  }

  /**
   * Consumes one point.
   * @throws Problem 'too-many' if the limit is exceeded
   */
  async consume(limit: Limit, key: string): Promise<void> {
    try {
      await this.spend(this.limiter(limit), limit, key);
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal;
    }
  }

  /** Consumes one point, also beyond the limit; returns the number of points consumed in this period. */
  async count(limit: Limit, key: string): Promise<number> {
    try {
      return (await this.spend(this.limiter(limit), limit, key)).consumedPoints;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal.consumedPoints;
      throw refusal;
    }
  }

  /** Consumes one point; returns false if the limit is exceeded. */
  async tryConsume(limit: Limit, key: string): Promise<boolean> {
    return isConsumed(this.spend(this.limiter(limit), limit, key));
  }

  /**
   * Consumes one point within the transaction; a rollback returns the point. Transactions that consume of the same key wait for each other.
   * @returns false if the limit is exceeded
   */
  async tryConsumeWithin(tx: Transaction, limit: Limit, key: string): Promise<boolean> {
    const client: pg.PoolClient = await tx.queryRunner!.connect();
    return isConsumed(this.spend(limiterOn(client, limit, { isBrief: true }), limit, key));
  }

  /** Returns one point. */
  async giveBack(limit: Limit, key: string): Promise<void> {
    await this.limiter(limit).reward(await this.stored(limit, key));
  }

  /**
   * Consumes one point as soon as the limit allows.
   * @throws Problem 'unavailable' if that takes longer than `mostMs`
   */
  async wait(limit: Limit, key: string, mostMs: number): Promise<void> {
    const deadline = performance.now() + mostMs;
    for (;;) {
      const refusal = await this.spend(this.limiter(limit), limit, key)
        .then(() => undefined)
        .catch((reason: unknown) => reason);
      if (refusal === undefined) return;
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      if (performance.now() + refusal.msBeforeNext > deadline)
        throw new Problem('unavailable', ERROR_MESSAGES.unavailable);
      await sleep(refusal.msBeforeNext);
    }
  }

  async forget(limit: Limit, key: string): Promise<void> {
    await this.limiter(limit).delete(await this.stored(limit, key));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  /** Consumes one point. A refusal for longer than the limit's period was counted while the clock was ahead; its count is discarded. */
  private async spend(limiter: RateLimiterPostgres, limit: Limit, key: string): Promise<RateLimiterRes> {
    const stored = await this.stored(limit, key);
    try {
      return await limiter.consume(stored);
    } catch (refusal) {
      const isFromAhead =
        refusal instanceof RateLimiterRes && refusal.msBeforeNext > limit.seconds * 1_000 + CLOCK_SLACK_MS;
      if (!isFromAhead) throw refusal;
      await limiter.delete(stored);
      return limiter.consume(stored);
    }
  }

  /** The key in the table. A count under a secret that is being replaced continues under the current one. */
  private async stored({ name }: Limit, key: string): Promise<string> {
    const [current = '', ...earlier] = await this.signatures.all(KEYS, key);
    const target = `${name}:${current}`;
    if (earlier.length > 0 && !this.moved.has(target)) {
      for (const digest of earlier) await this.move(`${name}:${digest}`, target);
      if (this.moved.size >= MOST_REMEMBERED) this.moved.clear();
      this.moved.add(target);
    }
    return current;
  }

  private async move(from: string, to: string): Promise<void> {
    try {
      await this.pool.query(
        `UPDATE rate_limits SET key = $1 WHERE key = $2 AND NOT EXISTS (SELECT FROM rate_limits WHERE key = $1)`,
        [to, from],
      );
    } catch (error) {
      // Another request has counted under the current key meanwhile.
      if (!isConflict(error)) throw error;
    }
  }

  private limiter(limit: Limit): RateLimiterPostgres {
    let limiter = this.limiters.get(limit.name);
    if (!limiter) {
      limiter = limiterOn(this.pool, limit);
      this.limiters.set(limit.name, limiter);
    }
    return limiter;
  }
}

/**
 * @param options.isBrief for the connection of a transaction. Any other limiter deletes expired rows every five minutes, on its connection,
 * until the process ends; by then that connection belongs to other transactions
 */
function limiterOn(
  storeClient: pg.Pool | pg.PoolClient,
  { name, points, seconds }: Limit,
  { isBrief = false } = {},
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient,
    // The library calls only `query`, which pools and their clients share.
    storeType: 'client',
    keyPrefix: name,
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: !isBrief,
    points,
    duration: seconds,
  });
}

/** Waits for a point; returns false if the limit refused it. */
async function isConsumed(point: Promise<unknown>): Promise<boolean> {
  try {
    await point;
    return true;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return false;
    throw refusal;
  }
}

function tooMany({ msBeforeNext }: RateLimiterRes): Problem {
  return Problem.tooMany(Math.max(1, Math.ceil(msBeforeNext / 1_000)));
}
