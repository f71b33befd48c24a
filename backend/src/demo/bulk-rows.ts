import type { EntityManager, ObjectLiteral } from 'typeorm';

/** Rows of one table, to be inserted by one statement. */
export type Row = Record<string, unknown>;

/** Inserts many rows at once: PostgreSQL reads them from one JSON text, about 30 times as fast as row by row. */
export async function insertRows(tx: EntityManager, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await tx.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::json)`,
    [JSON.stringify(rows)],
  );
}

/** Entities of one class as rows: properties become columns; those that none of them sets are left to their defaults. */
export async function insertEntities<T extends ObjectLiteral>(
  tx: EntityManager,
  entity: new () => T,
  entities: readonly T[],
): Promise<void> {
  const { tableName, columns } = tx.connection.getMetadata(entity);
  const set = columns.filter(({ propertyName }) => entities.some((one) => one[propertyName] !== undefined));
  const rows = entities.map((one) =>
    Object.fromEntries(set.map(({ databaseName, propertyName }) => [databaseName, one[propertyName]])),
  );
  await insertRows(tx, tableName, rows);
}
