import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = `id, email, role, disabled_at IS NULL AS active, credential_version`;

/** Passkeys of accounts (WebAuthn). One of them is a second step as well. */
export class Passkeys1763970000001 implements MigrationInterface {
  name = 'Passkeys1763970000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE passkeys (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        administrator_id integer NOT NULL REFERENCES administrators ON DELETE CASCADE,
        credential_id text NOT NULL CONSTRAINT passkeys_credential UNIQUE,
        public_key text NOT NULL,
        sign_count bigint NOT NULL,
        transports text[] NOT NULL,
        backed_up boolean NOT NULL,
        label text NOT NULL,
        created_at timestamptz NOT NULL,
        last_used_at timestamptz
      )`);
    await runner.query(`ALTER TABLE administrators ADD COLUMN has_passkey boolean NOT NULL DEFAULT false`);
    await runner.query(`CREATE INDEX passkeys_of_account ON passkeys (administrator_id, id)`);
    await runner.query(`
      CREATE OR REPLACE VIEW offered_administrators AS
        SELECT ${COLUMNS}, totp_confirmed_at IS NOT NULL OR has_passkey AS second_step FROM administrators`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE VIEW offered_administrators AS
        SELECT ${COLUMNS}, totp_confirmed_at IS NOT NULL AS second_step FROM administrators`);
    await runner.query(`ALTER TABLE administrators DROP COLUMN has_passkey`);
    await runner.query(`DROP TABLE passkeys`);
  }
}
