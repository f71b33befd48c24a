import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a key that a client chose stands for: another content under the same key is refused instead of lost. */
export class IdempotencyContent1763740000003 implements MigrationInterface {
  name = 'IdempotencyContent1763740000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE idempotency_keys ADD COLUMN content text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE idempotency_keys DROP COLUMN content`);
  }
}
