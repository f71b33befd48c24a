import type pg from 'pg';
import type { QueryRunner } from 'typeorm';
import { MIGRATIONS } from '../../../../migrations/index.js';

/** TypeORM's table of applied migrations. */
const MIGRATIONS_TABLE = `
  CREATE TABLE migrations (
    id serial PRIMARY KEY,
    timestamp bigint NOT NULL,
    name character varying NOT NULL
  )`;

/** Names of this version's migrations, in order. */
export const MIGRATION_NAMES: readonly string[] = MIGRATIONS.map((Migration) => new Migration().name);

/**
 * The statements that create our schema in an empty database: the migrations, recorded instead of executed.
 * @param names migrations to include; by default all
 */
export async function schemaStatements(names: readonly string[] = MIGRATION_NAMES): Promise<string[]> {
  const statements = [MIGRATIONS_TABLE];
  const scribe = {
    query: async (statement: string, values?: unknown[]) => {
      if (values) throw new Error('A migration with query parameters cannot be recorded');
      statements.push(statement);
      return [];
    },
  } as unknown as QueryRunner;
  for (const Migration of MIGRATIONS) {
    const migration = new Migration();
    if (names.includes(migration.name)) await migration.up(scribe);
  }
  return statements.map((statement) => statement.trim());
}

/** Whether a database has exactly this version's migrations, because the schema of a copy is generated from them. */
export async function hasOurSchema(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations');
  const known = new Set(MIGRATION_NAMES);
  return rows.length === known.size && rows.every(({ name }) => known.has(name));
}

/** Loading is much faster without indexes. Those of constraints remain, because they validate the rows. */
export const INDEXES_LATER: readonly string[] = [
  `CREATE TEMPORARY TABLE later_indexes ON COMMIT DROP AS SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid WHERE c.relnamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid)`,
  'DO $$ DECLARE later record; BEGIN FOR later IN SELECT * FROM later_indexes LOOP EXECUTE format($f$DROP INDEX %s$f$, later.name); END LOOP; END $$',
];

/** Constraints that wait for the end of the transaction are checked first: a table with pending checks gets no index. */
export const INDEXES_NOW: readonly string[] = [
  'SET CONSTRAINTS ALL IMMEDIATE',
  'DO $$ DECLARE later record; BEGIN FOR later IN SELECT * FROM later_indexes LOOP EXECUTE later.definition; END LOOP; END $$',
];
