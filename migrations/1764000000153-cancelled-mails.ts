import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages of a mailing that the operator cancelled before they left, which can be sent after all. */
export class CancelledMails1764000000153 implements MigrationInterface {
  name = 'CancelledMails1764000000153';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE mail_deliveries ADD COLUMN cancelled_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE mail_deliveries DROP COLUMN cancelled_at`);
  }
}
