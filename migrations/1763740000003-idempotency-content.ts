import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Content of an idempotency key that a client chose: the same key with different content is refused. */
export class IdempotencyContent1763740000003 implements MigrationInterface {
  name = 'IdempotencyContent1763740000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE idempotency_keys ADD COLUMN content text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE idempotency_keys DROP COLUMN content`);
  }
}
