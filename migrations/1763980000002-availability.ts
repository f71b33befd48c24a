import type { MigrationInterface, QueryRunner } from 'typeorm';

const LISTING_COLUMNS = `id, contact_id, operation, property_type, status, code, business_name, bedrooms, rooms, created_at, updated_at, approved_at, paid, has_photos, LEAST(paid_until, CASE WHEN featured THEN featured_until END) AS plan_end, paused_at, version`;

/** When an owner last confirmed that a home is available, and how often the owner was asked since. */
export class Availability1763980000002 implements MigrationInterface {
  name = 'Availability1763980000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE listings
        ADD COLUMN available_at timestamptz,
        ADD COLUMN availability_asked_at timestamptz,
        ADD COLUMN availability_asks smallint NOT NULL DEFAULT 0`);
    await runner.query(`
      CREATE INDEX listings_to_ask ON listings (GREATEST(updated_at, available_at, availability_asked_at))
      WHERE status = 'active' AND availability_asks < 2`);
    await runner.query(`
      CREATE INDEX listings_unanswered ON listings (created_at, id) WHERE status = 'active' AND availability_asks >= 2`);
    await runner.query(
      `CREATE OR REPLACE VIEW offered_listings AS SELECT ${LISTING_COLUMNS}, available_at, availability_asked_at, availability_asks FROM listings`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW offered_listings`);
    await runner.query(`CREATE VIEW offered_listings AS SELECT ${LISTING_COLUMNS} FROM listings`);
    await runner.query(`DROP INDEX listings_unanswered, listings_to_ask`);
    await runner.query(
      `ALTER TABLE listings DROP COLUMN available_at, DROP COLUMN availability_asked_at, DROP COLUMN availability_asks`,
    );
  }
}
