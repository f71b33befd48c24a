import { from as copyFrom } from 'pg-copy-streams';
import type pg from 'pg';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EntityManager } from 'typeorm';

/** Rows of one table as text of COPY. */
export interface CopyRows {
  table: string;
  columns: readonly string[];
  text: Uint8Array<ArrayBuffer>;
}

/**
 * Inserts rows by COPY.
 * @param frozen whether the rows need no VACUUM afterwards; the table must have been truncated in the same transaction
 */
export async function copyRows(
  tx: EntityManager,
  { table, columns, text }: CopyRows,
  frozen: boolean,
): Promise<void> {
  const client: pg.PoolClient = await tx.queryRunner!.connect();
  const options = frozen ? ' WITH (FREEZE)' : '';
  const target = client.query(copyFrom(`COPY ${table} (${columns.join(', ')}) FROM STDIN${options}`));
  await pipeline(Readable.from([text]), target);
}

const ESCAPED: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};
const NEEDS_ESCAPE = /[\\\t\n\r]/;

/** A value in COPY's text format: text, number, boolean, date, array of numbers, or null. */
export function copyText(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return NEEDS_ESCAPE.test(value) ? escaped(value) : value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map((one) => one ?? 'NULL').join(',')}}`;
  return escaped(String(value));
}

function escaped(text: string): string {
  return text.replace(/[\\\t\n\r]/g, (character) => ESCAPED[character]!);
}
