import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Search rows contain facts and lead prices instead of ready-made cards. Rows are derived data, so this empties the table and the migrate
 * step rebuilds them (backend/src/processes/main-migrate.ts). Facts are stored out of line (TOAST), so that counts and sorting read only the columns.
 */
export class SearchFacts1763760000001 implements MigrationInterface {
  name = 'SearchFacts1763760000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`TRUNCATE search`);
    await runner.query(`DROP INDEX search_sale_amount`);
    await runner.query(`
      ALTER TABLE search
        DROP COLUMN amount, DROP COLUMN currency, DROP COLUMN card,
        ADD COLUMN lead_ars bigint[] NOT NULL, ADD COLUMN lead_usd bigint[] NOT NULL,
        ADD COLUMN facts jsonb NOT NULL, ADD COLUMN version text NOT NULL`);
    await runner.query(`ALTER TABLE search SET (toast_tuple_target = 512)`);
    await runner.query(`CREATE INDEX search_version ON search (version)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`TRUNCATE search`);
    await runner.query(`DROP INDEX search_version`);
    await runner.query(`ALTER TABLE search RESET (toast_tuple_target)`);
    await runner.query(`
      ALTER TABLE search
        DROP COLUMN lead_ars, DROP COLUMN lead_usd, DROP COLUMN facts, DROP COLUMN version,
        ADD COLUMN amount bigint, ADD COLUMN currency text, ADD COLUMN card jsonb NOT NULL`);
    await runner.query(
      `CREATE INDEX search_sale_amount ON search (currency, amount) WHERE operation = 'sale'`,
    );
  }
}
