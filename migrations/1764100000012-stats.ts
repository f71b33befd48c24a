import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Views and daily counts. */
export class Stats1764100000012 implements MigrationInterface {
  name = 'Stats1764100000012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE listing_daily_stats (
        listing_id integer REFERENCES listings ON DELETE CASCADE,
        day date,
        views integer NOT NULL DEFAULT 0,
        whatsapp_inquiries integer NOT NULL DEFAULT 0,
        email_inquiries integer NOT NULL DEFAULT 0,
        phone_contacts integer NOT NULL DEFAULT 0,
        PRIMARY KEY (listing_id, day)
      );

      CREATE TABLE listing_stats (
        listing_id integer PRIMARY KEY REFERENCES listings ON DELETE CASCADE,
        views integer NOT NULL DEFAULT 0,
        whatsapp_inquiries integer NOT NULL DEFAULT 0,
        email_inquiries integer NOT NULL DEFAULT 0,
        phone_contacts integer NOT NULL DEFAULT 0
      );

      CREATE UNLOGGED TABLE listing_views (
        listing_id integer,
        visitor text,
        hour timestamptz,
        PRIMARY KEY (listing_id, visitor, hour)
      );
      CREATE INDEX listing_views_hour ON listing_views (hour);

      CREATE TABLE site_daily_stats (
        day date PRIMARY KEY,
        views integer NOT NULL DEFAULT 0,
        whatsapp_inquiries integer NOT NULL DEFAULT 0,
        email_inquiries integer NOT NULL DEFAULT 0,
        phone_contacts integer NOT NULL DEFAULT 0
      );

      CREATE TABLE site_tallies (
        operation text,
        property_type smallint,
        currency text,
        rented_prices bigint NOT NULL,
        free_prices bigint NOT NULL,
        sale_amount numeric NOT NULL,
        listings integer NOT NULL,
        computed_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (operation, property_type, currency)
      );

      CREATE TABLE tallied_listings (
        listing_id integer PRIMARY KEY,
        operation text NOT NULL,
        property_type smallint NOT NULL,
        currency text NOT NULL,
        rented_prices integer NOT NULL,
        free_prices integer NOT NULL,
        sale_amount bigint NOT NULL
      );

      CREATE VIEW offered_listing_stats AS SELECT listing_id, views, whatsapp_inquiries, email_inquiries, phone_contacts FROM listing_stats;

      CREATE VIEW offered_site_daily_stats AS SELECT day, views, whatsapp_inquiries, email_inquiries FROM site_daily_stats;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE tallied_listings, site_tallies, site_daily_stats, listing_views, listing_stats, listing_daily_stats CASCADE;`);
  }
}
