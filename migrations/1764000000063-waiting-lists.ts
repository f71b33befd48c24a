import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Views of the waiting lists for owners and the operator, without addresses. */
export class WaitingLists1764000000063 implements MigrationInterface {
  name = 'WaitingLists1764000000063';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE VIEW offered_alerts AS SELECT keys, search, confirmed_at, expires_at FROM alerts`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW offered_alerts`);
  }
}
