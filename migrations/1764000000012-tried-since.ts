import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Since when a message or a photo is being tried, and how many tries a storage without room or without its disk has cost: giving up is
 * counted from there (docs/reliability.md, Mail and Uploads). Nullable, because removed photos are stored without these columns.
 */
export class TriedSince1764000000012 implements MigrationInterface {
  name = 'TriedSince1764000000012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE mail_deliveries ADD tried_since timestamptz`);
    for (const table of ['images', 'proposed_images'])
      await runner.query(`ALTER TABLE ${table} ADD tried_since timestamptz, ADD storage_faults integer`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['proposed_images', 'images'])
      await runner.query(`ALTER TABLE ${table} DROP COLUMN tried_since, DROP COLUMN storage_faults`);
    await runner.query(`ALTER TABLE mail_deliveries DROP COLUMN tried_since`);
  }
}
