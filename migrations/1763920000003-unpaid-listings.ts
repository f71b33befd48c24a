import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the public notices that have waited longest for their payment, which every open dashboard asks for (today/queries). */
export class UnpaidListings1763920000003 implements MigrationInterface {
  name = 'UnpaidListings1763920000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX listings_unpaid ON listings (created_at, id) WHERE status = 'active' AND NOT paid AND has_photos`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX listings_unpaid`);
  }
}
