import type { MigrationInterface, QueryRunner } from 'typeorm';

const PHOTO =
  'id, listing_id, position, storage_key, status, widths, original, attempts, last_error, next_attempt_at, created_at';
const PROPOSED_PHOTO = 'id, listing_id, status, created_at, attempts, last_error, next_attempt_at';

/**
 * The request that uploaded a photo, for the work on it (docs/operations.md, One id from the request to the mail), and the messages about a
 * listing.
 */
export class PhotoCorrelation1764000000021 implements MigrationInterface {
  name = 'PhotoCorrelation1764000000021';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE images ADD COLUMN correlation_id text`);
    await runner.query(`ALTER TABLE proposed_images ADD COLUMN correlation_id text`);
    await runner.query(
      `CREATE OR REPLACE VIEW offered_photos AS SELECT ${PHOTO}, correlation_id FROM images`,
    );
    await runner.query(
      `CREATE OR REPLACE VIEW offered_proposed_photos AS SELECT ${PROPOSED_PHOTO}, correlation_id FROM proposed_images`,
    );
    await runner.query(
      `CREATE INDEX mail_deliveries_of_listing ON mail_deliveries (((facts->>'listingId')::int), id DESC) WHERE facts ? 'listingId'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX mail_deliveries_of_listing`);
    await runner.query(`DROP VIEW offered_photos, offered_proposed_photos`);
    await runner.query(`CREATE VIEW offered_photos AS SELECT ${PHOTO} FROM images`);
    await runner.query(
      `CREATE VIEW offered_proposed_photos AS SELECT ${PROPOSED_PHOTO} FROM proposed_images`,
    );
    await runner.query(`ALTER TABLE proposed_images DROP COLUMN correlation_id`);
    await runner.query(`ALTER TABLE images DROP COLUMN correlation_id`);
  }
}
