import type { MigrationInterface, QueryRunner } from 'typeorm';

/** 'Garage' and 'Cochera' were two amenities for the same thing: listings with either now have 'Cochera'. */
export class OneGarage1763760000002 implements MigrationInterface {
  name = 'OneGarage1763760000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $$
      DECLARE
        garage integer := (SELECT max(id) FROM amenities WHERE fold(name) ~ '(^|[^a-z])garage$');
        cochera integer := (SELECT max(id) FROM amenities WHERE fold(name) ~ '(^|[^a-z])cochera$');
      BEGIN
        IF garage IS NULL THEN
          RETURN;
        END IF;
        IF cochera IS NULL THEN
          UPDATE amenities SET name = 'Cochera' WHERE id = garage;
          RETURN;
        END IF;
        INSERT INTO listing_amenities (listing_id, amenity_id)
          SELECT listing_id, cochera FROM listing_amenities WHERE amenity_id = garage ON CONFLICT DO NOTHING;
        DELETE FROM listing_amenities WHERE amenity_id = garage;
        DELETE FROM amenities WHERE id = garage;
      END $$`);
  }

  /** The original choice of each listing is no longer known. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO amenities (name) SELECT 'Garage' WHERE EXISTS (SELECT FROM amenities) AND NOT EXISTS (SELECT FROM amenities WHERE fold(name) = 'garage')`,
    );
  }
}
