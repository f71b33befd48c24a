import type pg from 'pg';
import { hasOurSchema, MIGRATION_NAMES } from './schema-statements.js';

describe('a database has exactly this version’s schema', () => {
  it.each<[string, readonly string[], boolean]>([
    ['with its migrations', MIGRATION_NAMES, true],
    ['in another order', MIGRATION_NAMES.toReversed(), true],
    ['without one of them', MIGRATION_NAMES.slice(1), false],
    ['with a later one', [...MIGRATION_NAMES, 'Later1'], false],
    ['with another one instead', [...MIGRATION_NAMES.slice(1), 'Other1'], false],
    ['with none', [], false],
  ])('%s', async (_, names, expected) => {
    const client = { query: async () => ({ rows: names.map((name) => ({ name })) }) };
    expect(await hasOurSchema(client as unknown as pg.Client)).toBe(expected);
  });
});
