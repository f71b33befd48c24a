import type { MigrationInterface, QueryRunner } from 'typeorm';

const OLD_COLUMNS = 'operation, featured, paid, has_photos, code, created_at, contact_id';

/**
 * Confirmation of owners' e-mail addresses (docs/decisions/0044), copied to their listings for the review queue, and the text by which
 * listings of different owners are compared.
 */
export class ConfirmedAddresses1763820000001 implements MigrationInterface {
  name = 'ConfirmedAddresses1763820000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE contacts ADD confirmed_at timestamptz`);
    // The operator has accepted the addresses of approved listings.
    await runner.query(`
      UPDATE contacts c SET confirmed_at = a.approved_at
      FROM (SELECT contact_id, min(approved_at) AS approved_at FROM listings WHERE approved_at IS NOT NULL GROUP BY contact_id) a
      WHERE a.contact_id = c.id`);
    await runner.query(`
      CREATE OR REPLACE VIEW offered_contacts AS
      SELECT id, first_name, last_name, dni, mobile, email, country, province, town, street, street_number, floor, apartment,
             confirmed_at
      FROM contacts`);
    await runner.query(`ALTER TABLE listings ADD confirmed boolean NOT NULL DEFAULT false`);
    await runner.query(`
      UPDATE listings l SET confirmed = true FROM contacts c WHERE c.id = l.contact_id AND c.confirmed_at IS NOT NULL`);
    await runner.query(`
      CREATE FUNCTION listing_asks_contact() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.confirmed := EXISTS (SELECT FROM contacts WHERE id = NEW.contact_id AND confirmed_at IS NOT NULL);
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER listing_asks_contact BEFORE INSERT OR UPDATE OF contact_id ON listings
      FOR EACH ROW EXECUTE FUNCTION listing_asks_contact()`);
    await runner.query(`
      CREATE FUNCTION listing_follows_contact() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE listings SET confirmed = NEW.confirmed_at IS NOT NULL
        WHERE contact_id = NEW.id AND confirmed <> (NEW.confirmed_at IS NOT NULL);
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER listing_follows_contact AFTER UPDATE OF confirmed_at ON contacts
      FOR EACH ROW EXECUTE FUNCTION listing_follows_contact()`);
    await runner.query(`DROP INDEX listings_of_the_operator`);
    await runner.query(`
      CREATE INDEX listings_of_the_operator ON listings (status, id DESC) INCLUDE (${OLD_COLUMNS}, confirmed)`);
    await runner.query(`
      CREATE INDEX listings_to_review ON listings (confirmed DESC, created_at, id) INCLUDE (operation) WHERE status = 'pending'`);
    await runner.query(`
      CREATE FUNCTION text_key(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
      AS $$ SELECT md5(regexp_replace(public.fold($1), '[^[:alnum:]]+', '', 'g')) $$`);
    await runner.query(
      `CREATE INDEX listings_same_text ON listings (text_key(notes)) WHERE char_length(notes) >= 40`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX listings_same_text`);
    await runner.query(`DROP FUNCTION text_key(text)`);
    await runner.query(`DROP INDEX listings_to_review`);
    await runner.query(`DROP INDEX listings_of_the_operator`);
    await runner.query(
      `CREATE INDEX listings_of_the_operator ON listings (status, id DESC) INCLUDE (${OLD_COLUMNS})`,
    );
    await runner.query(`DROP TRIGGER listing_follows_contact ON contacts`);
    await runner.query(`DROP TRIGGER listing_asks_contact ON listings`);
    await runner.query(`DROP FUNCTION listing_follows_contact(), listing_asks_contact()`);
    await runner.query(`ALTER TABLE listings DROP COLUMN confirmed`);
    await runner.query(`DROP VIEW offered_contacts`);
    await runner.query(`
      CREATE VIEW offered_contacts AS
      SELECT id, first_name, last_name, dni, mobile, email, country, province, town, street, street_number, floor, apartment
      FROM contacts`);
    await runner.query(`ALTER TABLE contacts DROP COLUMN confirmed_at`);
  }
}
