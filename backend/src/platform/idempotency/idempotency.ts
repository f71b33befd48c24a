import { Injectable } from '@nestjs/common';
import { oneRow, rowsOf } from '../database/rows.js';
import type { Transaction } from '../database/transactions.js';
import { Problem } from '../problems/problem.js';
import { digest } from '../secrets/digest.js';

/** Identifies a repeated request; `seconds` is how long it is remembered. */
export interface Once {
  key: string;
  seconds: number;
  /** For keys that the client chooses: the content they stand for, and the message if the content differs. */
  content?: { text: string; refusal: string };
}

/** A key that a client chose is remembered for a day; without one, the same content within a minute is taken for a double click. */
export const KEY_SECONDS = 86_400;
const SAME_CONTENT_SECONDS = 60;

/**
 * What identifies a request of a client that may send an `Idempotency-Key`.
 * @param name of the call
 * @param options.refusal message if the key was used with different content
 */
export function repetitionOf(
  name: string,
  { key, text, refusal }: { key: string | null; text: string; refusal: string },
): Once {
  return key === null
    ? { key: `${name} ${text}`, seconds: SAME_CONTENT_SECONDS }
    : { key: `${name} key ${key}`, seconds: KEY_SECONDS, content: { text, refusal } };
}

/** Makes a request that arrives twice (a double click, a retry after a timeout) take effect once. */
@Injectable()
export class Idempotency {
  /**
   * Runs `work` unless it has run under the key within the last `seconds`; in that case returns the stored answer. Of two concurrent calls,
   * the second waits for the first's transaction.
   * @throws Problem 'conflict' if the key was used with different content; returning the stored answer would confirm content that was not
   * saved
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
