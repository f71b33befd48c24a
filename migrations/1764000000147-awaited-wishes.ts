import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Wishes whose link was not used yet, so that a used one has no further effect; suppressions by mailbox. */
export class AwaitedWishes1764000000147 implements MigrationInterface {
  name = 'AwaitedWishes1764000000147';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE newsletter_subscribers ADD COLUMN awaited text[] NOT NULL DEFAULT '{}'`);
    await runner.query(`CREATE INDEX mail_suppressions_mailbox ON mail_suppressions (mailbox_of(email))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX mail_suppressions_mailbox`);
    await runner.query(`ALTER TABLE newsletter_subscribers DROP COLUMN awaited`);
  }
}
