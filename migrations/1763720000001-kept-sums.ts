import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Sums over the active listings, and the counted contribution of each listing, so that a change of one listing reads only its own rows
 * (docs/decisions/0013). Workers compute sums that are empty.
 */
export class KeptSums1763720000001 implements MigrationInterface {
  name = 'KeptSums1763720000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE price_averages`);
    await runner.query(`
      CREATE TABLE price_averages (
        property_type smallint NOT NULL,
        quantity smallint NOT NULL,
        period smallint NOT NULL,
        fraction smallint NOT NULL,
        currency text NOT NULL,
        amount numeric NOT NULL,
        listings integer NOT NULL,
        computed_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (property_type, quantity, period, fraction, currency)
      )`);
    await runner.query(`
      CREATE TABLE averaged_prices (
        listing_id integer NOT NULL,
        period smallint NOT NULL,
        fraction smallint NOT NULL,
        property_type smallint NOT NULL,
        quantity smallint NOT NULL,
        currency text NOT NULL,
        amount bigint NOT NULL,
        PRIMARY KEY (listing_id, period, fraction)
      )`);
    await runner.query(`
      CREATE TABLE site_tallies (
        operation text NOT NULL,
        property_type smallint NOT NULL,
        currency text NOT NULL,
        rented_prices bigint NOT NULL,
        free_prices bigint NOT NULL,
        sale_amount numeric NOT NULL,
        listings integer NOT NULL,
        computed_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (operation, property_type, currency)
      )`);
    await runner.query(`
      CREATE TABLE tallied_listings (
        listing_id integer PRIMARY KEY,
        operation text NOT NULL,
        property_type smallint NOT NULL,
        currency text NOT NULL,
        rented_prices integer NOT NULL,
        free_prices integer NOT NULL,
        sale_amount bigint NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE tallied_listings, site_tallies, averaged_prices, price_averages`);
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
  }
}
