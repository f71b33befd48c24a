import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The mark in photos: which one a photo has, and the keys of its clean files. */
export class PhotoMarks1764100000027 implements MigrationInterface {
  name = 'PhotoMarks1764100000027';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE images ADD COLUMN mark text DEFAULT '';
      ALTER TABLE proposed_images ADD COLUMN mark text DEFAULT '';
      CREATE INDEX images_by_mark ON images (mark, listing_id) WHERE status = 'ready';
      CREATE INDEX images_by_clean_key ON images (split_part(storage_key, '.', 1));
      CREATE INDEX proposed_images_by_clean_key ON proposed_images (split_part(storage_key, '.', 1));
      CREATE INDEX removed_images_by_clean_key ON removed_images (split_part(storage_key, '.', 1));

      CREATE FUNCTION photos_follow_code() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE images SET mark = NULL WHERE listing_id = NEW.id AND mark <> '';
        RETURN NULL;
      END $$;
      CREATE TRIGGER photos_follow_code AFTER UPDATE OF code ON listings
      FOR EACH ROW WHEN (OLD.code IS DISTINCT FROM NEW.code) EXECUTE FUNCTION photos_follow_code();`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER photos_follow_code ON listings;
      DROP FUNCTION photos_follow_code();
      DROP INDEX removed_images_by_clean_key, proposed_images_by_clean_key, images_by_clean_key, images_by_mark;
      ALTER TABLE proposed_images DROP COLUMN mark;
      ALTER TABLE images DROP COLUMN mark;`);
  }
}
