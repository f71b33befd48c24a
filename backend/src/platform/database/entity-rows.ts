import type { EntityManager, EntityMetadata } from 'typeorm';
import { oneRow } from './rows.js';

/** Rows of an entity that belong to some keys. */
export interface EntityRows<Row extends object> {
  entity: new () => Row;
  /** SQL on the table `t`; `$1` is the array of keys. */
  where: string;
  order?: string;
}

type RowsOf<Sets extends readonly EntityRows<object>[]> = {
  -readonly [Index in keyof Sets]: Sets[Index] extends EntityRows<infer Row> ? Row[] : never;
};

type Column = EntityMetadata['columns'][number];

interface Statement {
  sql: string;
  columns: readonly Column[];
}

/** Written once: the entities have the same columns in each data source. */
const statements = new WeakMap<EntityRows<object>, Statement>();

/**
 * Rows of several entities for the same keys, by one statement. TypeORM's `find` needs a statement for each entity, and writes and
 * interprets it anew each time, which took 30 % of the processor time of a sheet as JSON.
 */
export async function readTogether<const Sets extends readonly EntityRows<object>[]>(
  manager: EntityManager,
  keys: readonly unknown[],
  ...sets: Sets
): Promise<RowsOf<Sets>> {
  const parts = sets.map((set) => statementOf(manager, set));
  const { found } = await oneRow<{ found: unknown[][][] }>(
    manager,
    `SELECT json_build_array(${parts.map(({ sql }) => sql).join(', ')}) AS found`,
    [keys],
  );
  return sets.map(({ entity }, at) =>
    found[at]!.map((values) => hydrate(new entity(), values, parts[at]!.columns)),
  ) as never;
}

function statementOf({ dataSource }: EntityManager, set: EntityRows<object>): Statement {
  const known = statements.get(set);
  if (known) return known;
  const { tablePath, columns: all } = dataSource.getMetadata(set.entity);
  const columns = all.filter(({ isSelect }) => isSelect);
  const values = columns.map((column) => `t.${column.databaseName}${isExact(column) ? '::text' : ''}`);
  const order = set.order ? `ORDER BY ${set.order}` : '';
  const sql = `(SELECT coalesce(json_agg(json_build_array(${values.join(', ')}) ${order}), '[]') FROM ${tablePath} t WHERE ${set.where})`;
  const statement = { sql, columns };
  statements.set(set, statement);
  return statement;
}

/** A number that JavaScript could not hold; pg reads it as text too. */
const isExact = ({ type }: Column): boolean => type === 'bigint' || type === 'numeric';

function hydrate(row: object, values: readonly unknown[], columns: readonly Column[]): object {
  for (const [at, column] of columns.entries()) {
    const { driver } = column.entityMetadata.dataSource;
    column.setEntityValue(row, driver.prepareHydratedValue(values[at], column));
  }
  return row;
}
