import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when something waits for a merged message, so that an operator sees what did not leave with it (docs/reliability.md, Unfinished work). */
export class MergedWaits1764000000011 implements MigrationInterface {
  name = 'MergedWaits1764000000011';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['inquiries_to_digest', 'listings_to_announce', 'alert_matches'])
      await runner.query(`ALTER TABLE ${table} ADD waiting_since timestamptz NOT NULL DEFAULT now()`);
    await runner.query(`ALTER TABLE inquiries_to_digest ADD last_error text`);
    await runner.query(
      `CREATE INDEX inquiries_to_digest_waiting ON inquiries_to_digest (waiting_since) WHERE held_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX listings_to_announce_waiting ON listings_to_announce (waiting_since) WHERE held_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX alert_matches_waiting_since ON alert_matches (waiting_since) WHERE mailing IS NULL`,
    );
    await runner.query(`CREATE INDEX alert_matches_held ON alert_matches (alert_id) WHERE mailing = 'held'`);
    await runner.query(
      `CREATE OR REPLACE VIEW offered_inquiries_to_digest AS
       SELECT inquiry_id, listing_id, held_at, waiting_since, last_error FROM inquiries_to_digest`,
    );
    await runner.query(
      `CREATE OR REPLACE VIEW offered_listings_to_announce AS SELECT listing_id, held_at, waiting_since FROM listings_to_announce`,
    );
    await runner.query(
      `CREATE VIEW offered_alert_matches AS SELECT alert_id, mailing, waiting_since FROM alert_matches`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP VIEW offered_alert_matches, offered_listings_to_announce, offered_inquiries_to_digest`,
    );
    await runner.query(
      `CREATE VIEW offered_inquiries_to_digest AS SELECT inquiry_id, listing_id, held_at FROM inquiries_to_digest`,
    );
    await runner.query(
      `CREATE VIEW offered_listings_to_announce AS SELECT listing_id, held_at FROM listings_to_announce`,
    );
    await runner.query(`DROP INDEX alert_matches_held`);
    await runner.query(`ALTER TABLE inquiries_to_digest DROP COLUMN last_error`);
    for (const table of ['alert_matches', 'listings_to_announce', 'inquiries_to_digest'])
      await runner.query(`ALTER TABLE ${table} DROP COLUMN waiting_since`);
  }
}
