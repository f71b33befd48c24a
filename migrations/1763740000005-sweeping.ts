import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A flood of requests leaves millions of rate-limit rows; the sweep needs an index on their expiry. */
export class Sweeping1763740000005 implements MigrationInterface {
  name = 'Sweeping1763740000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX rate_limits_expire ON rate_limits (expire)`);
    await runner.query(`CREATE INDEX geocoded_addresses_age ON geocoded_addresses (asked_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX rate_limits_expire, geocoded_addresses_age`);
  }
}
