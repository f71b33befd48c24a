import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Searches with a period count listings with a price for it; without this index they read every price. */
export class PricesByPeriod1763750000040 implements MigrationInterface {
  name = 'PricesByPeriod1763750000040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX prices_by_period ON prices (period, fraction, listing_id) INCLUDE (amount, currency, rented)
      WHERE period IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX prices_by_period`);
  }
}
