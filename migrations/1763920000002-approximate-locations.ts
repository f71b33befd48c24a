import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Locations of which the site shows only the surroundings, with the point that it shows instead. */
export class ApproximateLocations1763920000002 implements MigrationInterface {
  name = 'ApproximateLocations1763920000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE locations
        ADD COLUMN approximate boolean NOT NULL DEFAULT false,
        ADD COLUMN shown_latitude numeric(9, 6),
        ADD COLUMN shown_longitude numeric(9, 6)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE locations DROP COLUMN approximate, DROP COLUMN shown_latitude, DROP COLUMN shown_longitude`);
  }
}
