import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The distance of each public listing to the sea. Rows of an earlier version have none; the worker builds them again
 * (docs/search.md, Search rows).
 */
export class MetresToSea1764000000051 implements MigrationInterface {
  name = 'MetresToSea1764000000051';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE search ADD COLUMN metres_to_sea integer`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE search DROP COLUMN metres_to_sea`);
  }
}
