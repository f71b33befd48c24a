import type { MigrationInterface, QueryRunner } from 'typeorm';

const LISTING_COLUMNS = `id, contact_id, operation, property_type, status, code, business_name, bedrooms, rooms, created_at, updated_at, approved_at, paid, has_photos, LEAST(paid_until, CASE WHEN featured THEN featured_until END) AS plan_end`;

/** Notices that their owners pause, and links of owners that are replaced (docs/decisions/0044). */
export class OwnerAccess1763940000001 implements MigrationInterface {
  name = 'OwnerAccess1763940000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE listings
        ADD COLUMN paused_at timestamptz,
        ADD COLUMN link_generation integer NOT NULL DEFAULT 0`);
    await runner.query(
      `CREATE OR REPLACE VIEW offered_listings AS SELECT ${LISTING_COLUMNS}, paused_at, version FROM listings`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW offered_listings`);
    await runner.query(`CREATE VIEW offered_listings AS SELECT ${LISTING_COLUMNS} FROM listings`);
    await runner.query(`ALTER TABLE listings DROP COLUMN paused_at, DROP COLUMN link_generation`);
  }
}
