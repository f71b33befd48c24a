import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The content of an idempotency key as a keyed digest (docs/decisions/0065). Earlier versions write an unkeyed one into `content`, from which
 * a DNI could be guessed; a row without that is one whose content they do not compare.
 */
export class KeyedContents1764000000002 implements MigrationInterface {
  name = 'KeyedContents1764000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE idempotency_keys ADD COLUMN content_digest text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE idempotency_keys DROP COLUMN content_digest`);
  }
}
