import type { MigrationInterface, QueryRunner } from 'typeorm';

const VIEW_COLUMNS = 'id, listing_id, channel, created_at, code, full_name, email, phone, message';

/** Dates, people and pets of inquiries, and when their owners answered them. */
export class InquiryStays1764000000062 implements MigrationInterface {
  name = 'InquiryStays1764000000062';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE inquiries
        ADD COLUMN arrival date,
        ADD COLUMN departure date,
        ADD COLUMN people smallint,
        ADD COLUMN pets boolean,
        ADD COLUMN answered_at timestamptz`);
    await runner.query(`
      CREATE OR REPLACE VIEW offered_inquiries AS
        SELECT ${VIEW_COLUMNS}, arrival, departure, people, pets, answered_at FROM inquiries`);
    await runner.query(`
      CREATE TRIGGER content_changed AFTER UPDATE OF answered_at ON inquiries
      FOR EACH STATEMENT EXECUTE FUNCTION content_changed()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER content_changed ON inquiries`);
    await runner.query(`DROP VIEW offered_inquiries`);
    await runner.query(`CREATE VIEW offered_inquiries AS SELECT ${VIEW_COLUMNS} FROM inquiries`);
    await runner.query(`
      ALTER TABLE inquiries DROP COLUMN arrival, DROP COLUMN departure, DROP COLUMN people, DROP COLUMN pets,
        DROP COLUMN answered_at`);
  }
}
