import type { MigrationInterface, QueryRunner } from 'typeorm';

const PHOTO_COLUMNS = 'id, listing_id, position, storage_key, status, widths';
const PHOTO_REASONS = 'original, attempts, last_error, next_attempt_at, created_at';

/** Work that an operator must see: why a photo is not ready, and events and reactions that are not finished. */
export class Unfinished1763830000002 implements MigrationInterface {
  name = 'Unfinished1763830000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE images ADD last_error text`);
    await runner.query(
      `CREATE OR REPLACE VIEW offered_photos AS SELECT ${PHOTO_COLUMNS}, ${PHOTO_REASONS} FROM images`,
    );
    await runner.query(
      `CREATE VIEW offered_outbox AS SELECT id, event, payload, occurred_at, relayed_at, held_at FROM outbox`,
    );
    await runner.query(
      `CREATE VIEW offered_inbox AS SELECT event_id, reaction, attempts, next_attempt_at, last_error, done_at, held_at FROM inbox`,
    );
    await runner.query(
      `CREATE INDEX mail_deliveries_unfinished ON mail_deliveries (id) WHERE state IN ('failed', 'unconfirmed', 'held')`,
    );
    await runner.query(`CREATE INDEX images_failed ON images (id) WHERE status = 'failed'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX images_failed`);
    await runner.query(`DROP INDEX mail_deliveries_unfinished`);
    await runner.query(`DROP VIEW offered_inbox, offered_outbox`);
    await runner.query(`DROP VIEW offered_photos`);
    await runner.query(`CREATE VIEW offered_photos AS SELECT ${PHOTO_COLUMNS} FROM images`);
    await runner.query(`ALTER TABLE images DROP COLUMN last_error`);
  }
}
