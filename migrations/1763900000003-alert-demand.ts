import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts of alerts by search are read from an index. */
export class AlertDemand1763900000003 implements MigrationInterface {
  name = 'AlertDemand1763900000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX alerts_search ON alerts (search, expires_at) WHERE confirmed_at IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX alerts_search`);
  }
}
