import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Administrators become accounts with a role, which can be invited and disabled; links by which a password is chosen. The
 * links have no foreign key, because backups omit them; deleting an account deletes its own.
 */
export class Accounts1763840000001 implements MigrationInterface {
  name = 'Accounts1763840000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE administrators
        ALTER COLUMN password_hash DROP NOT NULL,
        ADD COLUMN role text NOT NULL DEFAULT 'administrator'
          CONSTRAINT administrators_role CHECK (role IN ('reader', 'editor', 'administrator')),
        ADD COLUMN disabled_at timestamptz,
        ADD COLUMN credential_version integer NOT NULL DEFAULT 1,
        ADD COLUMN last_login_at timestamptz`);
    await runner.query(`
      CREATE TABLE account_links (
        id uuid PRIMARY KEY,
        administrator_id integer NOT NULL,
        purpose text NOT NULL CONSTRAINT account_links_purpose CHECK (purpose IN ('invitation', 'reset')),
        expires_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX account_links_of_account ON account_links (administrator_id)`);
    await runner.query(
      `CREATE INDEX sessions_of_account ON sessions ((sess ->> 'administratorId')) WHERE sess ->> 'administratorId' IS NOT NULL`,
    );
    await runner.query(`DROP VIEW offered_administrators`);
    await runner.query(`
      CREATE VIEW offered_administrators AS
        SELECT id, email, role, disabled_at IS NULL AS active, credential_version FROM administrators`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW offered_administrators`);
    await runner.query(`CREATE VIEW offered_administrators AS SELECT id, email FROM administrators`);
    await runner.query(`DROP INDEX sessions_of_account`);
    await runner.query(`DROP TABLE account_links`);
    await runner.query(`DELETE FROM administrators WHERE password_hash IS NULL`);
    await runner.query(`
      ALTER TABLE administrators
        DROP COLUMN role, DROP COLUMN disabled_at, DROP COLUMN credential_version, DROP COLUMN last_login_at,
        ALTER COLUMN password_hash SET NOT NULL`);
  }
}
