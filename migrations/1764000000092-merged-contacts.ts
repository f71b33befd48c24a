import type { MigrationInterface, QueryRunner } from 'typeorm';

const OFFERED = `id, first_name, last_name, dni, mobile, email, country, province, town, street, street_number, floor, apartment,
  confirmed_at, coalesce(nullif(dni, ''), dni_sealed) AS stored_dni, coalesce(nullif(dni, ''), dni_digest) AS dni_match`;

/**
 * A contact that was merged into another one stays, without listings and notes, until it is split again or erased (docs/decisions/0006).
 * `owner_id` of the view is the contact that has the listings: the contact itself, or the one that it was merged into.
 */
export class MergedContacts1764000000092 implements MigrationInterface {
  name = 'MergedContacts1764000000092';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE contacts ADD COLUMN merged_into_id integer REFERENCES contacts ON DELETE CASCADE`,
    );
    await runner.query(
      `CREATE INDEX contacts_merged_into ON contacts (merged_into_id) WHERE merged_into_id IS NOT NULL`,
    );
    await runner.query(`
      CREATE OR REPLACE VIEW offered_contacts AS
      SELECT ${OFFERED}, merged_into_id, coalesce(merged_into_id, id) AS owner_id FROM contacts`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW offered_contacts`);
    await runner.query(`CREATE VIEW offered_contacts AS SELECT ${OFFERED} FROM contacts`);
    await runner.query(`ALTER TABLE contacts DROP COLUMN merged_into_id`);
  }
}
