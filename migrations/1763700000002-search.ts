import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The search row of each public listing, and the feed of changes. Numbers of the feed come from one counter row that stays locked until its
 * transaction commits. They therefore become visible in order, and a reader that asks for "all after N" misses nothing.
 */
export class Search1763700000002 implements MigrationInterface {
  name = 'Search1763700000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE search (
        listing_id integer PRIMARY KEY REFERENCES listings ON DELETE CASCADE,
        code text NOT NULL CONSTRAINT search_code_unique UNIQUE,
        operation text NOT NULL,
        property_type smallint NOT NULL,
        town text NOT NULL,
        bedrooms smallint,
        rooms smallint,
        bathrooms smallint,
        people smallint,
        amenities integer[] NOT NULL,
        featured boolean NOT NULL,
        published_at timestamptz NOT NULL,
        amount bigint,
        currency text,
        rental_prices jsonb NOT NULL,
        latitude numeric(9,6),
        longitude numeric(9,6),
        card jsonb NOT NULL
      )`);
    await runner.query(
      `CREATE INDEX search_newest ON search (operation, featured DESC, published_at DESC, listing_id DESC)`,
    );
    await runner.query(`
      CREATE INDEX search_by_town ON search (operation, town, property_type, featured DESC, published_at DESC, listing_id DESC)`);
    await runner.query(
      `CREATE INDEX search_by_type ON search (property_type, featured DESC, published_at DESC, listing_id DESC)`,
    );
    await runner.query(
      `CREATE INDEX search_featured ON search (operation, published_at DESC) WHERE featured`,
    );
    await runner.query(
      `CREATE INDEX search_latest ON search (operation, published_at DESC, listing_id DESC)`,
    );
    await runner.query(`CREATE INDEX search_latest_of_all ON search (published_at DESC, listing_id DESC)`);
    await runner.query(`CREATE INDEX search_amenities ON search USING gin (amenities)`);
    await runner.query(
      `CREATE INDEX search_sale_amount ON search (currency, amount) WHERE operation = 'sale'`,
    );
    await runner.query(`
      CREATE TABLE search_clock (
        single boolean PRIMARY KEY DEFAULT true CONSTRAINT search_clock_single CHECK (single),
        change_number bigint NOT NULL
      )`);
    await runner.query(`INSERT INTO search_clock (change_number) VALUES (0)`);
    await runner.query(`
      CREATE TABLE search_changes (
        listing_id integer PRIMARY KEY,
        change_number bigint NOT NULL CONSTRAINT search_changes_number_unique UNIQUE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE search_changes, search_clock, search`);
  }
}
