import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the operator has seen of a home, and whether the site says so. */
export class VerifiedHomes1764100000022 implements MigrationInterface {
  name = 'VerifiedHomes1764100000022';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE listings ADD COLUMN verification jsonb;
      ALTER TABLE search ADD COLUMN verified boolean NOT NULL DEFAULT false;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE search DROP COLUMN verified;
      ALTER TABLE listings DROP COLUMN verification;`);
  }
}
