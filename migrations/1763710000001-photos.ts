import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photos that are being processed, and removed photos that can be restored. */
export class Photos1763710000001 implements MigrationInterface {
  name = 'Photos1763710000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE images
        ADD original text CONSTRAINT images_original CHECK (original IN ('jpg', 'png', 'webp')),
        ADD attempts integer NOT NULL DEFAULT 0,
        ADD next_attempt_at timestamptz NOT NULL DEFAULT now()`);
    await runner.query(`CREATE INDEX images_waiting ON images (next_attempt_at) WHERE status = 'processing'`);
    await runner.query(`
      CREATE TABLE removed_images (
        id integer PRIMARY KEY,
        listing_id integer NOT NULL REFERENCES listings ON DELETE CASCADE,
        storage_key text NOT NULL,
        image jsonb NOT NULL,
        removed_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`CREATE INDEX removed_images_by_key ON removed_images (storage_key)`);
    await runner.query(`CREATE INDEX removed_images_by_age ON removed_images (removed_at)`);
    await runner.query(`CREATE INDEX removed_images_by_listing ON removed_images (listing_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE removed_images`);
    await runner.query(`DROP INDEX images_waiting`);
    await runner.query(
      `ALTER TABLE images DROP COLUMN original, DROP COLUMN attempts, DROP COLUMN next_attempt_at`,
    );
  }
}
