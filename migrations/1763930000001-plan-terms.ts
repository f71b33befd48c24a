import type { MigrationInterface, QueryRunner } from 'typeorm';

const LISTING_COLUMNS = `id, contact_id, operation, property_type, status, code, business_name, bedrooms, rooms, created_at, updated_at, approved_at, paid, has_photos`;

/** The next end of what is paid for a listing (common/contracts/plan-term). The index has the same expression. */
const PLAN_END = `LEAST(paid_until, CASE WHEN featured THEN featured_until END)`;

/**
 * Last days of what a payment covers (docs/decisions/0008). They are copied to the listing, as the payment is, for the lists of what ends. A
 * contract whose payment date differs from `dated_for` is dated by the worker: those that were paid before, and those that the version before
 * pays.
 */
export class PlanTerms1763930000001 implements MigrationInterface {
  name = 'PlanTerms1763930000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE contracts ADD paid_until date, ADD featured_until date, ADD dated_for timestamptz`,
    );
    await runner.query(
      `ALTER TABLE listings ADD paid_until date, ADD featured_until date, ADD end_told date`,
    );
    await runner.query(
      `CREATE INDEX contracts_to_date ON contracts (listing_id) WHERE paid AND paid_at IS DISTINCT FROM dated_for`,
    );
    await runner.query(
      `CREATE INDEX listings_by_plan_end ON listings ((${PLAN_END}), id) WHERE status = 'active' AND paid`,
    );
    await runner.query(`
      CREATE OR REPLACE FUNCTION listing_follows_contract() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE listings SET paid = NEW.paid, paid_until = NEW.paid_until, featured_until = NEW.featured_until
        WHERE id = NEW.listing_id
          AND (paid, paid_until, featured_until) IS DISTINCT FROM (NEW.paid, NEW.paid_until, NEW.featured_until);
        RETURN NULL;
      END $$`);
    await runner.query(`DROP TRIGGER listing_follows_contract ON contracts`);
    await runner.query(`
      CREATE TRIGGER listing_follows_contract AFTER INSERT OR UPDATE OF paid, paid_until, featured_until ON contracts
      FOR EACH ROW EXECUTE FUNCTION listing_follows_contract()`);
    await runner.query(
      `CREATE OR REPLACE VIEW offered_listings AS SELECT ${LISTING_COLUMNS}, ${PLAN_END} AS plan_end FROM listings`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW offered_listings`);
    await runner.query(`CREATE VIEW offered_listings AS SELECT ${LISTING_COLUMNS} FROM listings`);
    await runner.query(`DROP TRIGGER listing_follows_contract ON contracts`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION listing_follows_contract() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE listings SET paid = NEW.paid WHERE id = NEW.listing_id AND paid <> NEW.paid;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER listing_follows_contract AFTER INSERT OR UPDATE OF paid ON contracts
      FOR EACH ROW EXECUTE FUNCTION listing_follows_contract()`);
    await runner.query(`DROP INDEX listings_by_plan_end, contracts_to_date`);
    await runner.query(
      `ALTER TABLE listings DROP COLUMN paid_until, DROP COLUMN featured_until, DROP COLUMN end_told`,
    );
    await runner.query(
      `ALTER TABLE contracts DROP COLUMN paid_until, DROP COLUMN featured_until, DROP COLUMN dated_for`,
    );
  }
}
