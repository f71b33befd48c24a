import { Injectable } from '@nestjs/common';
import { REPETITION_KEY_DAYS } from '#common/kernel/calls/repetition-key.js';
import { oneRow, rowsOf } from '../../database/rows.js';
import type { Transaction } from '../../database/transactions.js';
import { Problem } from '../../process/problem.js';
import { digest } from '../../secrets/digest.js';
import { Signatures } from '../../secrets/signatures.js';

/** Identifies a repeated request; `seconds` is how long it is remembered. */
export interface Once {
  key: string;
  seconds: number;
  /** For keys that the client chooses: the content they stand for, and the message if the content differs. */
  content?: { text: string; refusal: string };
}

/** Names of the keys of digests. */
const KEYS = 'idempotency-keys';
const CONTENTS = 'idempotency-contents';

/** How long a key that a client chose is remembered. */
export const KEY_SECONDS = REPETITION_KEY_DAYS * 86_400;
/** Without a key, the same content within this time is taken for a double click. */
const SAME_CONTENT_SECONDS = 60;
/** Period in which the same words of a visitor, or the same request for a link, are stored and mailed once. */
export const REPETITION_SECONDS = 600;

/**
 * Identity of a request whose client may send an `Idempotency-Key`.
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
  constructor(private readonly signatures: Signatures) {}

  /**
   * Runs `work` unless it has run under the key within the last `seconds`; in that case returns the stored answer. Of two concurrent calls,
   * the second waits for the first's transaction.
   * @throws Problem 'conflict' if the key was used with different content; returning the stored answer would confirm content that was not
   * saved
   */
  async once<T extends object>(tx: Transaction, once: Once, work: () => Promise<T>): Promise<T> {
    const [row, ...others] = await this.rowsFor(once);
    const content = once.content ? await this.signatures.sign(CONTENTS, once.content.text) : null;
    const keys = [row, ...others];
    const claimed = await rowsOf<object>(
      tx,
      `INSERT INTO idempotency_keys (key, content_digest, answer, expires_at)
       SELECT $1, $2, '{}', now() + make_interval(secs => $3)
       WHERE NOT EXISTS (SELECT FROM idempotency_keys WHERE key = ANY($4) AND expires_at > now())
       ON CONFLICT (key) DO UPDATE SET content_digest = excluded.content_digest, answer = '{}', expires_at = excluded.expires_at
       WHERE idempotency_keys.expires_at <= now() RETURNING key`,
      [row, content, once.seconds, others],
    );
    if (claimed.length === 0) return this.stored<T>(tx, keys, once.content);
    const answer = await work();
    await tx.query('UPDATE idempotency_keys SET answer = $2 WHERE key = $1', [row, answer]);
    return answer;
  }

  private async stored<T extends object>(
    tx: Transaction,
    keys: readonly string[],
    content: Once['content'],
  ): Promise<T> {
    const known = await oneRow<Stored<T>>(
      tx,
      'SELECT answer, content_digest AS "contentDigest" FROM idempotency_keys WHERE key = ANY($1) AND expires_at > now() LIMIT 1',
      [keys],
    );
    if (content && !(await this.signatures.matches(CONTENTS, content.text, known.contentDigest ?? '')))
      throw Problem.conflict(content.refusal);
    return known.answer;
  }

  /**
   * The keys of a request's row: by the current secret and by the others that are accepted. A key that the client chose is random and is
   * digested without a secret. Any other key consists of the content, so an unkeyed digest of it would allow a DNI to be guessed.
   */
  private async rowsFor({ key, content }: Once): Promise<[string, ...string[]]> {
    if (content) return [digest(key)];
    const [current = '', ...earlier] = await this.signatures.all(KEYS, key);
    return [current, ...earlier];
  }
}

interface Stored<T> {
  answer: T;
  contentDigest: string | null;
}
