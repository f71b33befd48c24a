import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The picture of each public listing for shared links. */
export class ShareCards1764000000032 implements MigrationInterface {
  name = 'ShareCards1764000000032';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE share_cards (
        listing_id integer PRIMARY KEY REFERENCES listings ON DELETE CASCADE,
        change_number bigint NOT NULL,
        version text NOT NULL,
        storage_key text NOT NULL CONSTRAINT share_cards_key_unique UNIQUE,
        checked_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX share_cards_by_change ON share_cards (change_number)`);
    await runner.query(`CREATE INDEX share_cards_by_age ON share_cards (checked_at)`);
    await runner.query(
      `CREATE VIEW offered_search_changes AS SELECT listing_id, change_number FROM search_changes`,
    );
    await runner.query(
      `CREATE VIEW offered_share_cards AS SELECT listing_id, version, storage_key FROM share_cards`,
    );
    await runner.query(`
      CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OF storage_key ON share_cards
      FOR EACH STATEMENT EXECUTE FUNCTION content_changed()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW offered_share_cards, offered_search_changes`);
    await runner.query(`DROP TABLE share_cards`);
  }
}
