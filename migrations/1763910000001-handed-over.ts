import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether the mail server has begun to take the message of the current attempt. Null was written by a version that does not say so; such a
 * message may have been taken.
 */
export class HandedOver1763910000001 implements MigrationInterface {
  name = 'HandedOver1763910000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE mail_deliveries ADD COLUMN handed_over boolean`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE mail_deliveries DROP COLUMN handed_over`);
  }
}
