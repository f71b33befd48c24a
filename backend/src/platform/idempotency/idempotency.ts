import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { Transaction } from '../database/transactions.js';

/** Makes a request that arrives twice (a double click, a retry after a time-out) take effect once. */
@Injectable()
export class Idempotency {
  /**
   * Runs `work` unless it has run under that key in the last `seconds`; then its answer is given again. Two at the same
   * moment: the second waits here for the first's transaction to end.
   */
  async once<T extends object>(
    tx: Transaction,
    { key, seconds }: { key: string; seconds: number },
    work: () => Promise<T>,
  ): Promise<T> {
    const digest = createHash('sha256').update(key).digest('base64url');
    await tx.query('DELETE FROM idempotency_keys WHERE key = $1 AND expires_at <= now()', [digest]);
    const claimed: unknown[] = await tx.query(
      `INSERT INTO idempotency_keys (key, answer, expires_at) VALUES ($1, '{}', now() + make_interval(secs => $2))
       ON CONFLICT (key) DO NOTHING RETURNING key`,
      [digest, seconds],
    );
    if (claimed.length === 0) {
      const [known] = await tx.query('SELECT answer FROM idempotency_keys WHERE key = $1', [digest]);
      return known.answer;
    }
    const answer = await work();
    await tx.query('UPDATE idempotency_keys SET answer = $2 WHERE key = $1', [digest, answer]);
    return answer;
  }
}
