import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sums kept by the workers: statistics, averages, the dollar rate; and cached results of outside services. */
export class Numbers1763700000004 implements MigrationInterface {
  name = 'Numbers1763700000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE listing_stats (
        listing_id integer PRIMARY KEY REFERENCES listings ON DELETE CASCADE,
        views integer NOT NULL DEFAULT 0,
        whatsapp_inquiries integer NOT NULL DEFAULT 0,
        email_inquiries integer NOT NULL DEFAULT 0
      )`);
    await runner.query(`
      CREATE TABLE listing_daily_stats (
        listing_id integer NOT NULL REFERENCES listings ON DELETE CASCADE,
        day date NOT NULL,
        views integer NOT NULL DEFAULT 0,
        whatsapp_inquiries integer NOT NULL DEFAULT 0,
        email_inquiries integer NOT NULL DEFAULT 0,
        PRIMARY KEY (listing_id, day)
      )`);
    await runner.query(`
      CREATE TABLE site_daily_stats (
        day date PRIMARY KEY,
        views integer NOT NULL DEFAULT 0,
        whatsapp_inquiries integer NOT NULL DEFAULT 0,
        email_inquiries integer NOT NULL DEFAULT 0
      )`);
    await runner.query(`
      CREATE UNLOGGED TABLE listing_views (
        listing_id integer NOT NULL,
        visitor text NOT NULL,
        hour timestamptz NOT NULL,
        PRIMARY KEY (listing_id, visitor, hour)
      )`);
    await runner.query(`CREATE INDEX listing_views_hour ON listing_views (hour)`);
    await runner.query(`
      CREATE TABLE price_averages (
        property_type smallint NOT NULL CONSTRAINT price_averages_type CHECK (property_type IN (1, 2)),
        quantity smallint NOT NULL,
        period smallint NOT NULL,
        fraction smallint NOT NULL,
        currency text NOT NULL,
        average bigint NOT NULL,
        listings integer NOT NULL,
        computed_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (property_type, quantity, period, fraction, currency)
      )`);
    await runner.query(`
      CREATE TABLE exchange_rates (
        currency text PRIMARY KEY CONSTRAINT exchange_rates_currency CHECK (currency = 'USD'),
        value numeric(14,4) NOT NULL CONSTRAINT exchange_rates_value CHECK (value > 0),
        source text NOT NULL,
        fetched_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE geocoded_addresses (
        query text PRIMARY KEY,
        latitude numeric(9,6),
        longitude numeric(9,6),
        asked_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE geocoded_addresses, exchange_rates, price_averages, listing_views, site_daily_stats, listing_daily_stats, listing_stats`);
  }
}
