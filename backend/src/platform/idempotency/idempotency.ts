import { Injectable } from '@nestjs/common';
import { oneRow, rowsOf } from '../database/rows.js';
import type { Transaction } from '../database/transactions.js';
import { Problem } from '../problems/problem.js';
import { digest } from '../secrets/digest.js';

/** By what a repetition is known, and for how long. */
export interface Once {
  key: string;
  seconds: number;
  /** Where the client chose the key: what it stands for, and what to say to another content under it. */
  content?: { text: string; refusal: string };
}

/** Makes a request that arrives twice (a double click, a retry after a time-out) take effect once. */
@Injectable()
export class Idempotency {
  /**
   * Runs `work` unless it has run under that key in the last `seconds`; then its answer is given again. Two at the same
   * moment: the second waits here for the first's transaction to end. Throws a Problem 'conflict' for another content under a
   * key that is taken: the first one's answer would say that it was accepted, and it would be lost.
   */
  async once<T extends object>(
    tx: Transaction,
    { key, seconds, content }: Once,
    work: () => Promise<T>,
  ): Promise<T> {
    const row = digest(key);
    const contentDigest = content ? digest(content.text) : null;
    await tx.query('DELETE FROM idempotency_keys WHERE key = $1 AND expires_at <= now()', [row]);
    const claimed = await rowsOf<object>(
      tx,
      `INSERT INTO idempotency_keys (key, content, answer, expires_at)
       VALUES ($1, $2, '{}', now() + make_interval(secs => $3)) ON CONFLICT (key) DO NOTHING RETURNING key`,
      [row, contentDigest, seconds],
    );
    if (claimed.length === 0) {
      const known = await oneRow<{ answer: T; content: string | null }>(
        tx,
        'SELECT answer, content FROM idempotency_keys WHERE key = $1',
        [row],
      );
      if (content && known.content && known.content !== contentDigest)
        throw Problem.conflict(content.refusal);
      return known.answer;
    }
    const answer = await work();
    await tx.query('UPDATE idempotency_keys SET answer = $2 WHERE key = $1', [row, answer]);
    return answer;
  }
}
