import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bits of a hash in one index: photos/data/photo-comparison.ts searches by these expressions. */
const CHUNKS = [0, 16, 32, 48].map((shift) => ({ shift, bits: `((picture_hash >> ${shift}) & 65535)` }));
const TABLES = ['images', 'proposed_images'];

/** The perceptual hash of each photo, by which the review finds the same picture in other notices. */
export class PictureHashes1764000000111 implements MigrationInterface {
  name = 'PictureHashes1764000000111';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN picture_hash bigint`);
      await runner.query(
        `CREATE INDEX ${table}_without_hash ON ${table} (id) WHERE status = 'ready' AND picture_hash IS NULL`,
      );
      for (const { shift, bits } of CHUNKS)
        await runner.query(
          `CREATE INDEX ${table}_by_hash_${shift} ON ${table} (${bits}) WHERE picture_hash <> 0`,
        );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} DROP COLUMN picture_hash`);
  }
}
