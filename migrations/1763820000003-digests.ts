import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows that wait for a merged message: inquiries for their owner, submitted listings for the operator (docs/decisions/0019). */
export class Digests1763820000003 implements MigrationInterface {
  name = 'Digests1763820000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE inquiries_to_digest (
        inquiry_id integer PRIMARY KEY REFERENCES inquiries ON DELETE CASCADE,
        listing_id integer NOT NULL REFERENCES listings ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX inquiries_to_digest_listing ON inquiries_to_digest (listing_id)`);
    await runner.query(`
      CREATE TABLE listings_to_announce (
        listing_id integer PRIMARY KEY REFERENCES listings ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE listings_to_announce, inquiries_to_digest`);
  }
}
