import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables that outlive a notice, with the text in which its owner may be named. */
const TEXTS = { inquiries: 'answer_text', payments: 'note', report_cases: 'note' };

/**
 * What a deletion cuts loose from a person is still found by an erasure, or is emptied: a reply keeps the mailboxes of messages that it no longer
 * has, because the deletion of a message can be undone; the deletion of a notice cannot, so it takes the free texts about its owner with it.
 */
export class CutLoose1764100000035 implements MigrationInterface {
  name = 'CutLoose1764100000035';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE support_replies ADD COLUMN former_mailboxes text[] NOT NULL DEFAULT '{}';

      CREATE FUNCTION empty_cut_loose() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RETURN jsonb_populate_record(NEW, jsonb_build_object(TG_ARGV[0], ''));
      END $$;`);
    for (const [table, column] of Object.entries(TEXTS))
      await runner.query(`
        UPDATE ${table} SET ${column} = '' WHERE listing_id IS NULL AND ${column} <> '';
        CREATE TRIGGER empty_cut_loose BEFORE UPDATE OF listing_id ON ${table} FOR EACH ROW
        WHEN (OLD.listing_id IS NOT NULL AND NEW.listing_id IS NULL) EXECUTE FUNCTION empty_cut_loose('${column}');`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION empty_cut_loose() CASCADE;
      ALTER TABLE support_replies DROP COLUMN former_mailboxes;`);
  }
}
