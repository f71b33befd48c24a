import type { MigrationInterface, QueryRunner } from 'typeorm';

const MAIL =
  'id, dedupe_key, template, facts, recipient_name, recipient_email, bulk, state, attempts, last_error, created_at, next_attempt_at, finished_at, correlation_id';
const PROPOSED_PHOTO =
  'id, listing_id, status, created_at, attempts, last_error, next_attempt_at, correlation_id';

/** Messages whose sender ended are listed in Sin terminar; photos of owners count as movement when they become ready. */
export class LeftSenders1764000000041 implements MigrationInterface {
  name = 'LeftSenders1764000000041';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE proposed_images ADD COLUMN ready_at timestamptz`);
    await runner.query(
      `CREATE OR REPLACE VIEW offered_proposed_photos AS SELECT ${PROPOSED_PHOTO}, ready_at FROM proposed_images`,
    );
    await runner.query(
      `CREATE OR REPLACE VIEW offered_mail_deliveries AS SELECT ${MAIL}, lease_until FROM mail_deliveries`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW offered_mail_deliveries, offered_proposed_photos`);
    await runner.query(`CREATE VIEW offered_mail_deliveries AS SELECT ${MAIL} FROM mail_deliveries`);
    await runner.query(
      `CREATE VIEW offered_proposed_photos AS SELECT ${PROPOSED_PHOTO} FROM proposed_images`,
    );
    await runner.query(`ALTER TABLE proposed_images DROP COLUMN ready_at`);
  }
}
