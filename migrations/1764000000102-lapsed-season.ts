import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notices that left the search because nobody confirmed their prices for the season. They are withdrawn. */
export class LapsedSeason1764000000102 implements MigrationInterface {
  name = 'LapsedSeason1764000000102';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE listings ADD COLUMN season_lapsed_at timestamptz`);
    await runner.query(
      `CREATE INDEX listings_season_lapsed ON listings (season_lapsed_at) WHERE season_lapsed_at IS NOT NULL`,
    );
    // The version before does not empty the column when the operator publishes a notice again.
    await runner.query(
      `CREATE VIEW offered_lapsed_listings AS
       SELECT id AS listing_id, season_lapsed_at FROM listings WHERE season_lapsed_at IS NOT NULL AND status = 'withdrawn'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW offered_lapsed_listings`);
    await runner.query(`ALTER TABLE listings DROP COLUMN season_lapsed_at`);
  }
}
