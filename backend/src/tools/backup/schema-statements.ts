import type { QueryRunner } from 'typeorm';
import { MIGRATIONS } from '../../../../migrations/index.js';

/** Where TypeORM writes down which migrations a database has had. */
const MIGRATIONS_TABLE = `
  CREATE TABLE migrations (
    id serial PRIMARY KEY,
    timestamp bigint NOT NULL,
    name character varying NOT NULL
  )`;

/** Every statement that makes an empty database one of ours: the migrations, written down instead of run. */
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
