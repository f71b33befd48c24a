import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['listing_stats', 'listing_daily_stats', 'site_daily_stats'];

/** Number of requests for a listing's phone number. */
export class PhoneContacts1763790000002 implements MigrationInterface {
  name = 'PhoneContacts1763790000002';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN phone_contacts integer NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} DROP COLUMN phone_contacts`);
  }
}
