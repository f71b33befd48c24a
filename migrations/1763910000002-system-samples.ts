import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Measurements of each process by the minute; kept for a day (docs/monitoring.md, The page 'Sistema'). */
export class SystemSamples1763910000002 implements MigrationInterface {
  name = 'SystemSamples1763910000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE system_samples (
        process text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('web', 'worker')),
        sampled_at timestamptz NOT NULL DEFAULT now(),
        measures jsonb NOT NULL,
        routes jsonb NOT NULL,
        PRIMARY KEY (process, sampled_at)
      )`);
    await runner.query(`CREATE INDEX system_samples_time ON system_samples (sampled_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE system_samples`);
  }
}
