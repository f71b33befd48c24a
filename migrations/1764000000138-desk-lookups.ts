import type { MigrationInterface, QueryRunner } from 'typeorm';

const LISTING_COLUMNS = `id, contact_id, operation, property_type, status, code, business_name, bedrooms, rooms, created_at, updated_at, approved_at, paid, has_photos, LEAST(paid_until, CASE WHEN featured THEN featured_until END) AS plan_end, paused_at, version, available_at, availability_asked_at, availability_asks, people, paid_until, (paid AND paid_until < (now() AT TIME ZONE 'America/Argentina/Buenos_Aires')::date) IS TRUE AS plan_lapsed`;

/**
 * The command palette finds notices by their own phone; owners/queries/palette.ts uses the same expression. The dashboard counts the notices
 * that one network has just sent.
 */
export class DeskLookups1764000000138 implements MigrationInterface {
  name = 'DeskLookups1764000000138';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX listings_phone_digits ON listings USING gin (phone_digits(phone) gin_trgm_ops) WHERE phone <> ''`,
    );
    await runner.query(
      `CREATE OR REPLACE VIEW offered_listings AS SELECT ${LISTING_COLUMNS}, phone FROM listings`,
    );
    await runner.query(`CREATE INDEX listing_origins_by_time ON listing_origins (created_at)`);
    await runner.query(
      `CREATE VIEW offered_listing_origins AS SELECT listing_id, network, created_at FROM listing_origins`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW offered_listing_origins`);
    await runner.query(`DROP INDEX listing_origins_by_time`);
    await runner.query(`DROP VIEW offered_listings`);
    await runner.query(`CREATE VIEW offered_listings AS SELECT ${LISTING_COLUMNS} FROM listings`);
    await runner.query(`DROP INDEX listings_phone_digits`);
  }
}
