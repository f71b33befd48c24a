import { from as copyFrom } from 'pg-copy-streams';
import type pg from 'pg';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EntityManager, ObjectLiteral } from 'typeorm';

/** Rows of one table for a bulk insert. */
export type Row = Record<string, unknown>;

/** Inserts rows by COPY. Values are those that `copyText` accepts; the columns are those of the first row. */
export async function insertRows(tx: EntityManager, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const client: pg.PoolClient = await tx.queryRunner!.connect();
  const target = client.query(copyFrom(`COPY ${table} (${columns.join(', ')}) FROM STDIN`));
  await pipeline(Readable.from([copyLines(columns, rows)]), target);
}

/** Converts entities of one class to rows. Properties become columns; columns that no entity sets keep their defaults. */
export async function insertEntities<T extends ObjectLiteral>(
  tx: EntityManager,
  entity: new () => T,
  entities: readonly T[],
): Promise<void> {
  const { tableName, columns } = tx.connection.getMetadata(entity);
  const set = columns
    .filter(({ propertyName }) => entities.some((one) => one[propertyName] !== undefined))
    .map(({ databaseName, propertyName, type }) => ({
      databaseName,
      propertyName,
      isJson: type === 'json' || type === 'jsonb',
    }));
  const rows = entities.map((one) => {
    const row: Row = {};
    for (const { databaseName, propertyName, isJson } of set) {
      const value: unknown = one[propertyName];
      row[databaseName] = isJson && value != null ? JSON.stringify(value) : value;
    }
    return row;
  });
  await insertRows(tx, tableName, rows);
}

function copyLines(columns: readonly string[], rows: readonly Row[]): string {
  return rows.map((row) => `${columns.map((column) => copyText(row[column])).join('\t')}\n`).join('');
}

const ESCAPED: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

/** A value in COPY's text format: text, number, boolean, date, array of numbers, or null. */
export function copyText(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map((one) => one ?? 'NULL').join(',')}}`;
  return String(value).replace(/[\\\t\n\r]/g, (character) => ESCAPED[character]!);
}
