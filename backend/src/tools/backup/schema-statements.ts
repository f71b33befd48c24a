import type { QueryRunner } from 'typeorm';
import { MIGRATIONS } from '../../../../migrations/index.js';

/** TypeORM's table of applied migrations. */
const MIGRATIONS_TABLE = `
  CREATE TABLE migrations (
    id serial PRIMARY KEY,
    timestamp bigint NOT NULL,
    name character varying NOT NULL
  )`;

/** Every statement that creates our schema in an empty database: the migrations, recorded instead of executed. */
export async function schemaStatements(): Promise<string[]> {
  const statements = [MIGRATIONS_TABLE];
  const scribe = {
    query: async (statement: string, values?: unknown[]) => {
      if (values) throw new Error('A migration whose values stand apart cannot be written down');
      statements.push(statement);
      return [];
    },
  } as unknown as QueryRunner;
  for (const Migration of MIGRATIONS) await new Migration().up(scribe);
  return statements.map((statement) => statement.trim());
}

export const MIGRATION_NAMES: readonly string[] = MIGRATIONS.map((Migration) => new Migration().name);
