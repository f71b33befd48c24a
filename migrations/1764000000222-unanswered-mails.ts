import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often the mail server took a message and did not answer: each time is a copy that may have arrived. */
export class UnansweredMails1764000000222 implements MigrationInterface {
  name = 'UnansweredMails1764000000222';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE mail_deliveries ADD COLUMN unanswered integer NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE mail_deliveries DROP COLUMN unanswered`);
  }
}
