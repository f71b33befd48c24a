import type { DataSource } from 'typeorm';
import { changedRows, rowsOf } from '../database/rows.js';
import type { SealedTexts } from './sealed-texts.js';
import type { SecretKeys } from './secret-keys.js';
import type { Signatures } from './signatures.js';

const BATCH = 500;

/** A column with sealed texts, declared by the owner of its table. */
export interface SealedColumn {
  table: string;
  column: string;
  /** Name of the key that they are sealed with. */
  purpose: string;
}

/** Dependencies of a rotation of the secret. */
export interface SealingTools {
  keys: SecretKeys;
  sealed: SealedTexts;
  signatures: Signatures;
}

/** Seals rows with more than one column that depends on the secret, declared by the owner of the table. */
export type SealRows = (database: DataSource, tools: SealingTools) => Promise<Resealed>;

export interface Resealed {
  changed: number;
  /** Texts whose secret is unknown; they stay as they are. */
  unreadable: number;
}

/**
 * Seals all texts of a column with the current secret, in batches. It may be stopped and repeated, and the product may be running: a text
 * that changes meanwhile is not overwritten.
 */
export async function reseal(
  database: DataSource,
  { table, column, purpose }: SealedColumn,
  { keys, sealed }: Pick<SealingTools, 'keys' | 'sealed'>,
): Promise<Resealed> {
  const found: Resealed = { changed: 0, unreadable: 0 };
  for (let last = ''; ;) {
    const rows = await rowsOf<{ text: string }>(
      database,
      `SELECT DISTINCT ${column} AS text FROM ${table} WHERE ${column} > $1 AND ${column} NOT LIKE $2 ORDER BY 1 LIMIT ${BATCH}`,
      [last, `${keys.current().id}.%`],
    );
    for (const { text } of rows) {
      const plain = await sealed.open(purpose, text).catch(() => undefined);
      if (plain === undefined) found.unreadable += 1;
      else
        found.changed += await changedRows(
          database,
          `UPDATE ${table} SET ${column} = $2 WHERE ${column} = $1`,
          [text, await sealed.seal(purpose, plain)],
        );
      last = text;
    }
    if (rows.length < BATCH) return found;
  }
}
