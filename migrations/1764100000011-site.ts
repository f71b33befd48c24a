import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures of shared links. */
export class Site1764100000011 implements MigrationInterface {
  name = 'Site1764100000011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE share_cards (
        listing_id integer PRIMARY KEY REFERENCES listings ON DELETE CASCADE,
        change_number bigint NOT NULL,
        version text NOT NULL,
        storage_key text NOT NULL CONSTRAINT share_cards_key_unique UNIQUE,
        checked_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX share_cards_by_age ON share_cards (checked_at);
      CREATE INDEX share_cards_by_change ON share_cards (change_number);
      CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE OF storage_key ON share_cards
      FOR EACH STATEMENT EXECUTE FUNCTION content_changed();

      CREATE VIEW offered_share_cards AS SELECT listing_id, version, storage_key FROM share_cards;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE share_cards CASCADE;`);
  }
}
