import { MIGRATION_NAMES, schemaStatements } from './schema-statements.js';

describe('the schema of a restored database', () => {
  it('is made of every migration, none of which has query parameters', async () => {
    expect((await schemaStatements()).length).toBeGreaterThan(MIGRATION_NAMES.length);
  });
});
