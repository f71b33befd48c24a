import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes of an authenticator app (TOTP) as a second step of the login, and codes for whoever has lost the app. */
export class SecondFactor1763840000002 implements MigrationInterface {
  name = 'SecondFactor1763840000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE administrators
        ADD COLUMN totp_secret text,
        ADD COLUMN totp_confirmed_at timestamptz,
        ADD COLUMN totp_last_step bigint`);
    await runner.query(`
      CREATE TABLE recovery_codes (
        administrator_id integer NOT NULL REFERENCES administrators ON DELETE CASCADE,
        digest text NOT NULL,
        PRIMARY KEY (administrator_id, digest)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE recovery_codes`);
    await runner.query(`
      ALTER TABLE administrators DROP COLUMN totp_secret, DROP COLUMN totp_confirmed_at, DROP COLUMN totp_last_step`);
  }
}
