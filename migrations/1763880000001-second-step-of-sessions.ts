import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = `id, email, role, disabled_at IS NULL AS active, credential_version`;

/** Tells with each session whether its account has a second step, so that it can be required. */
export class SecondStepOfSessions1763880000001 implements MigrationInterface {
  name = 'SecondStepOfSessions1763880000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE VIEW offered_administrators AS
        SELECT ${COLUMNS}, totp_confirmed_at IS NOT NULL AS second_step FROM administrators`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW offered_administrators`);
    await runner.query(`CREATE VIEW offered_administrators AS SELECT ${COLUMNS} FROM administrators`);
  }
}
