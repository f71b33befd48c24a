import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What outside calendars proposed and owners were told by mail. */
export class ToldProposals1764100000028 implements MigrationInterface {
  name = 'ToldProposals1764100000028';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE calendars ADD COLUMN told jsonb NOT NULL DEFAULT '[]', ADD COLUMN told_at timestamptz`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE calendars DROP COLUMN told, DROP COLUMN told_at');
  }
}
