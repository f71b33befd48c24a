import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Number of addresses excluded from a support reply, for its progress. */
export class RepliesLeftOut1763760000010 implements MigrationInterface {
  name = 'RepliesLeftOut1763760000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE support_replies ADD COLUMN skipped integer NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE support_replies DROP COLUMN skipped`);
  }
}
