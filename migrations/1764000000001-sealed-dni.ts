import type { MigrationInterface, QueryRunner } from 'typeorm';

const OFFERED = `id, first_name, last_name, dni, mobile, email, country, province, town, street, street_number, floor, apartment,
             confirmed_at`;

/**
 * The DNI of a contact is stored encrypted, with a digest by which it is found (docs/decisions/0065). `dni` holds the digits of rows that
 * an earlier version wrote and that are not encrypted yet; in every other row it is empty.
 */
export class SealedDni1764000000001 implements MigrationInterface {
  name = 'SealedDni1764000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE contacts ADD dni_sealed text, ADD dni_digest text, DROP CONSTRAINT contacts_dni_digits,
        ADD CONSTRAINT contacts_dni_sealed CHECK ((dni_sealed IS NULL) = (dni_digest IS NULL))`);
    await runner.query(
      `CREATE INDEX contacts_dni_match ON contacts ((coalesce(nullif(dni, ''), dni_digest)))`,
    );
    await runner.query(`
      CREATE OR REPLACE VIEW offered_contacts AS
      SELECT ${OFFERED}, coalesce(nullif(dni, ''), dni_sealed) AS stored_dni, coalesce(nullif(dni, ''), dni_digest) AS dni_match
      FROM contacts`);
  }

  /** The database cannot decrypt the DNIs; a backup from before the update has the digits. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $$ BEGIN
        IF EXISTS (SELECT FROM contacts WHERE dni = '') THEN
          RAISE EXCEPTION 'There are encrypted DNIs: restore a backup from before the update instead';
        END IF;
      END $$`);
    await runner.query(`DROP VIEW offered_contacts`);
    await runner.query(`CREATE VIEW offered_contacts AS SELECT ${OFFERED} FROM contacts`);
    await runner.query(`DROP INDEX contacts_dni_match`);
    await runner.query(`
      ALTER TABLE contacts DROP dni_sealed, DROP dni_digest,
        ADD CONSTRAINT contacts_dni_digits CHECK (dni ~ '^[0-9]{1,12}$')`);
  }
}
