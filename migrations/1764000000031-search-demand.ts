import type { MigrationInterface, QueryRunner } from 'typeorm';

const LISTING_COLUMNS = `id, contact_id, operation, property_type, status, code, business_name, bedrooms, rooms, created_at, updated_at, approved_at, paid, has_photos, LEAST(paid_until, CASE WHEN featured THEN featured_until END) AS plan_end, paused_at, version, available_at, availability_asked_at, availability_asks`;

/** Counts of searches per day, and of those that found nothing. */
export class SearchDemand1764000000031 implements MigrationInterface {
  name = 'SearchDemand1764000000031';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE search_demand (
        day date NOT NULL,
        operation text NOT NULL CHECK (operation IN ('rental', 'sale')),
        town text NOT NULL,
        property_type smallint NOT NULL,
        period smallint NOT NULL,
        fraction smallint NOT NULL,
        people smallint NOT NULL,
        budget bigint NOT NULL,
        currency text NOT NULL,
        searches integer NOT NULL,
        without_result integer NOT NULL,
        PRIMARY KEY (day, operation, town, property_type, period, fraction, people, budget, currency),
        CHECK (without_result <= searches)
      )`);
    await runner.query(`
      CREATE VIEW offered_search_demand AS
      SELECT day, operation, town, property_type, period, fraction, people, searches FROM search_demand`);
    await runner.query(
      `CREATE OR REPLACE VIEW offered_listings AS SELECT ${LISTING_COLUMNS}, people FROM listings`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW offered_listings`);
    await runner.query(`CREATE VIEW offered_listings AS SELECT ${LISTING_COLUMNS} FROM listings`);
    await runner.query(`DROP VIEW offered_search_demand`);
    await runner.query(`DROP TABLE search_demand`);
  }
}
