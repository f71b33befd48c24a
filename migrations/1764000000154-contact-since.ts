import type { MigrationInterface, QueryRunner } from 'typeorm';

const OFFERED = `id, first_name, last_name, dni, mobile, email, country, province, town, street, street_number, floor, apartment,
  confirmed_at, coalesce(nullif(dni, ''), dni_sealed) AS stored_dni, coalesce(nullif(dni, ''), dni_digest) AS dni_match,
  merged_into_id, coalesce(merged_into_id, id) AS owner_id`;

/** The list of owners shows since when each is known. */
export class ContactSince1764000000154 implements MigrationInterface {
  name = 'ContactSince1764000000154';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE OR REPLACE VIEW offered_contacts AS SELECT ${OFFERED}, created_at FROM contacts`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW offered_contacts`);
    await runner.query(`CREATE VIEW offered_contacts AS SELECT ${OFFERED} FROM contacts`);
  }
}
