import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Holds rows that wait for a merged message after a restore, like mail and events (docs/decisions/0014). */
export class HeldDigests1763870000001 implements MigrationInterface {
  name = 'HeldDigests1763870000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE inquiries_to_digest ADD held_at timestamptz`);
    await runner.query(`ALTER TABLE listings_to_announce ADD held_at timestamptz`);
    await runner.query(
      `CREATE INDEX inquiries_to_digest_held ON inquiries_to_digest (listing_id) WHERE held_at IS NOT NULL`,
    );
    await runner.query(
      `CREATE VIEW offered_inquiries_to_digest AS SELECT inquiry_id, listing_id, held_at FROM inquiries_to_digest`,
    );
    await runner.query(
      `CREATE VIEW offered_listings_to_announce AS SELECT listing_id, held_at FROM listings_to_announce`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW offered_listings_to_announce, offered_inquiries_to_digest`);
    await runner.query(`DROP INDEX inquiries_to_digest_held`);
    await runner.query(`ALTER TABLE listings_to_announce DROP COLUMN held_at`);
    await runner.query(`ALTER TABLE inquiries_to_digest DROP COLUMN held_at`);
  }
}
