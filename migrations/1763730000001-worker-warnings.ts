import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A worker's warnings about its queue store, for readiness. */
export class WorkerWarnings1763730000001 implements MigrationInterface {
  name = 'WorkerWarnings1763730000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE worker_heartbeats ADD COLUMN warning text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE worker_heartbeats DROP COLUMN warning`);
  }
}
