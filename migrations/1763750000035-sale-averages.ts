import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Averages include sales, under period and fraction 0. Workers recount everything if no contribution is stored. */
export class SaleAverages1763750000035 implements MigrationInterface {
  name = 'SaleAverages1763750000035';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`TRUNCATE price_averages, averaged_prices`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM price_averages WHERE period = 0`);
    await runner.query(`DELETE FROM averaged_prices WHERE period = 0`);
  }
}
