import type { DataSource } from 'typeorm';

/** Statements that empty the same tables, by the tables and whether ids begin again. */
const plans = new Map<string, string>();

interface Plan {
  tables: string[];
  /** Those of which the product is told by a trigger. */
  told: string[];
  sequences: string[];
}

/** The index of each web process removes the notices, as after a withdrawal (listings/rows/search-rows.ts). */
const EMPTY_SEARCH = `
  WITH gone AS (DELETE FROM search RETURNING listing_id),
       numbered AS (SELECT listing_id, row_number() OVER () AS n FROM gone),
       tick AS (UPDATE search_clock SET change_number = change_number + (SELECT count(*) FROM gone) RETURNING change_number)
  INSERT INTO search_changes (listing_id, change_number)
  SELECT listing_id, change_number - (SELECT count(*) FROM gone) + n FROM numbered, tick
  ON CONFLICT (listing_id) DO UPDATE SET change_number = excluded.change_number`;

/**
 * Deletes the rows of tables and of all that refer to them. TRUNCATE … CASCADE takes far longer: it makes new files for each table and index, and every
 * connection forgets what it knew of them.
 * @param tables separated by commas
 * @param restart whether ids begin at 1 again
 */
export async function emptyTables(
  owner: DataSource,
  tables: string,
  { restart = false } = {},
): Promise<void> {
  const key = `${tables} ${restart}`;
  const plan = plans.get(key) ?? statementsOf(await planOf(owner, tables.split(/,\s*/)), restart);
  plans.set(key, plan);
  await owner.transaction((tx) => tx.query(plan));
}

async function planOf(owner: DataSource, tables: readonly string[]): Promise<Plan> {
  const [plan] = await owner.query<[Plan]>(
    `WITH RECURSIVE emptied (id) AS (
       SELECT unnest($1::regclass[])::oid
       UNION SELECT conrelid FROM pg_constraint JOIN emptied ON confrelid = id WHERE contype = 'f')
     SELECT array(SELECT id::regclass::text FROM emptied) AS tables,
            array(SELECT id::regclass::text FROM emptied JOIN pg_trigger ON tgrelid = id WHERE tgname = 'content_changed') AS told,
            array(SELECT objid::regclass::text FROM emptied JOIN pg_depend ON refobjid = id JOIN pg_sequence ON seqrelid = objid) AS sequences`,
    [tables],
  );
  return plan;
}

function statementsOf({ tables, told, sequences }: Plan, restart: boolean): string {
  return [
    `LOCK TABLE ${tables.join(', ')}`,
    ...told.map((table) => (table === 'search' ? EMPTY_SEARCH : `DELETE FROM ${table}`)),
    // No reference is checked, and no trigger fires.
    'SET LOCAL session_replication_role = replica',
    ...tables.filter((table) => !told.includes(table)).map((table) => `DELETE FROM ${table}`),
    ...(restart ? sequences.map((sequence) => `SELECT setval('${sequence}', 1, false)`) : []),
  ].join(';\n');
}
