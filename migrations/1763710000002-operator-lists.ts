import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One index for the filters of the operator's lists: payment and photos are copied to the listing by triggers. A list of 100,000 is then
 * counted without reading a table.
 */
export class OperatorLists1763710000002 implements MigrationInterface {
  name = 'OperatorLists1763710000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE listings ADD paid boolean NOT NULL DEFAULT false, ADD has_photos boolean NOT NULL DEFAULT false`);
    await runner.query(`
      UPDATE listings l SET paid = c.paid,
        has_photos = EXISTS (SELECT FROM images i WHERE i.listing_id = l.id AND i.status = 'ready')
      FROM contracts c WHERE c.listing_id = l.id`);
    await runner.query(`
      CREATE FUNCTION listing_follows_contract() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE listings SET paid = NEW.paid WHERE id = NEW.listing_id AND paid <> NEW.paid;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER listing_follows_contract AFTER INSERT OR UPDATE OF paid ON contracts
      FOR EACH ROW EXECUTE FUNCTION listing_follows_contract()`);
    await runner.query(`
      CREATE FUNCTION listing_follows_photos() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        listing integer := coalesce(NEW.listing_id, OLD.listing_id);
        found_one boolean := EXISTS (SELECT FROM images WHERE listing_id = listing AND status = 'ready');
      BEGIN
        UPDATE listings SET has_photos = found_one WHERE id = listing AND has_photos <> found_one;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER listing_follows_photos AFTER INSERT OR DELETE OR UPDATE OF status ON images
      FOR EACH ROW EXECUTE FUNCTION listing_follows_photos()`);
    await runner.query(`
      CREATE INDEX listings_of_the_operator ON listings (status, id DESC)
      INCLUDE (operation, featured, paid, has_photos, code, created_at, contact_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX listings_of_the_operator`);
    await runner.query(`DROP TRIGGER listing_follows_photos ON images`);
    await runner.query(`DROP TRIGGER listing_follows_contract ON contracts`);
    await runner.query(`DROP FUNCTION listing_follows_photos(), listing_follows_contract()`);
    await runner.query(`ALTER TABLE listings DROP COLUMN paid, DROP COLUMN has_photos`);
  }
}
