import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What outside calendars proposed and was dismissed. */
export class DismissedProposals1764100000026 implements MigrationInterface {
  name = 'DismissedProposals1764100000026';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE calendars ADD COLUMN dismissed jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE calendars DROP COLUMN dismissed');
  }
}
