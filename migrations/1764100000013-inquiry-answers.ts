import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Answers that owners send by the site. */
export class InquiryAnswers1764100000013 implements MigrationInterface {
  name = 'InquiryAnswers1764100000013';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE inquiries
        ADD answer_kind text CONSTRAINT inquiries_answer_kind CHECK (answer_kind IN ('free', 'taken', 'other')),
        ADD answer_text text NOT NULL DEFAULT '',
        ADD answer_sent_at timestamptz,
        ADD marked_price_id integer;

      CREATE OR REPLACE VIEW offered_inquiries AS
        SELECT id, listing_id, channel, created_at, code, full_name, email, phone, message, arrival, departure, people, pets, answered_at,
               answer_kind, answer_text, answer_sent_at
        FROM inquiries;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW offered_inquiries;
      CREATE VIEW offered_inquiries AS
        SELECT id, listing_id, channel, created_at, code, full_name, email, phone, message, arrival, departure, people, pets, answered_at FROM inquiries;
      ALTER TABLE inquiries DROP answer_kind, DROP answer_text, DROP answer_sent_at, DROP marked_price_id;`);
  }
}
