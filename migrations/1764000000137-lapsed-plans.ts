import type { MigrationInterface, QueryRunner } from 'typeorm';

const TODAY = `(now() AT TIME ZONE 'America/Argentina/Buenos_Aires')::date`;
const LAPSED = `(paid AND paid_until < ${TODAY}) IS TRUE`;

const LISTING_COLUMNS = `id, contact_id, operation, property_type, status, code, business_name, bedrooms, rooms, created_at, updated_at, approved_at, paid, has_photos, LEAST(paid_until, CASE WHEN featured THEN featured_until END) AS plan_end, paused_at, version, available_at, availability_asked_at, availability_asks, people`;
const CONTRACT_COLUMNS = 'listing_id, plan, paid, paid_at';

/**
 * Plans that lapse (docs/decisions/0008). `lapse_told` is the end of which the owner was told that it has passed. The views have the rules
 * `hasPlanLapsed` and `isPaidOn` (common/contracts/contract) as columns. Search rows of the version before are built again by the worker.
 */
export class LapsedPlans1764000000137 implements MigrationInterface {
  name = 'LapsedPlans1764000000137';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE listings ADD lapse_told date`);
    await runner.query(`ALTER TABLE search ADD paid boolean NOT NULL DEFAULT false`);
    await runner.query(
      `CREATE INDEX listings_lapse_untold ON listings (paid_until, id) WHERE status = 'active' AND paid AND lapse_told IS DISTINCT FROM paid_until`,
    );
    await runner.query(
      `CREATE OR REPLACE VIEW offered_listings AS SELECT ${LISTING_COLUMNS}, paid_until, ${LAPSED} AS plan_lapsed FROM listings`,
    );
    await runner.query(
      `CREATE OR REPLACE VIEW offered_contracts AS SELECT ${CONTRACT_COLUMNS}, paid_until, paid AND NOT ${LAPSED} AS paid_now FROM contracts`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW offered_contracts`);
    await runner.query(`CREATE VIEW offered_contracts AS SELECT ${CONTRACT_COLUMNS} FROM contracts`);
    await runner.query(`DROP VIEW offered_listings`);
    await runner.query(`CREATE VIEW offered_listings AS SELECT ${LISTING_COLUMNS} FROM listings`);
    await runner.query(`DROP INDEX listings_lapse_untold`);
    await runner.query(`ALTER TABLE search DROP COLUMN paid`);
    await runner.query(`ALTER TABLE listings DROP COLUMN lapse_told`);
  }
}
