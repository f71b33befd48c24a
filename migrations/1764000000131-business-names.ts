import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The command palette finds notices by business name; owners/queries/palette.ts uses the same expression. */
export class BusinessNames1764000000131 implements MigrationInterface {
  name = 'BusinessNames1764000000131';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX listings_business_name ON listings USING gin (free_text(business_name) gin_trgm_ops)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX listings_business_name`);
  }
}
