import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = `id, email, role, disabled_at IS NULL AS active, credential_version, totp_confirmed_at IS NOT NULL OR has_passkey AS second_step`;

/** Names of accounts, which other modules show; empty for an account that has none. */
export class AccountNames1764000000148 implements MigrationInterface {
  name = 'AccountNames1764000000148';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE administrators ADD name text NOT NULL DEFAULT ''`);
    await runner.query(
      `CREATE OR REPLACE VIEW offered_administrators AS
        SELECT ${COLUMNS}, name, coalesce(nullif(name, ''), email) AS shown_name FROM administrators`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW offered_administrators`);
    await runner.query(`CREATE VIEW offered_administrators AS SELECT ${COLUMNS} FROM administrators`);
    await runner.query(`ALTER TABLE administrators DROP COLUMN name`);
  }
}
