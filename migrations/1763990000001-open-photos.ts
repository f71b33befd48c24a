import type { MigrationInterface, QueryRunner } from 'typeorm';

const OFFERED = 'id, listing_id, status, created_at';

/** Photos of owners whose renditions cannot be made are shown to the operator as those of notices are (docs/decisions/0067). */
export class OpenPhotos1763990000001 implements MigrationInterface {
  name = 'OpenPhotos1763990000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE OR REPLACE VIEW offered_proposed_photos AS SELECT ${OFFERED}, attempts, last_error, next_attempt_at FROM proposed_images`,
    );
    await runner.query(`CREATE INDEX proposed_images_failed ON proposed_images (id) WHERE status = 'failed'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX proposed_images_failed`);
    await runner.query(`DROP VIEW offered_proposed_photos`);
    await runner.query(`CREATE VIEW offered_proposed_photos AS SELECT ${OFFERED} FROM proposed_images`);
  }
}
