import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The command palette finds notices by street and number; owners/queries/palette.ts uses the same expression. */
export class StreetSearch1764000000122 implements MigrationInterface {
  name = 'StreetSearch1764000000122';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX locations_street ON locations USING gin (free_text(street || ' ' || street_number) gin_trgm_ops)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX locations_street`);
  }
}
