import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes over the functions that this migration changes. */
const INDEXES = [
  'contacts_search',
  'inquiries_search',
  'listings_business_name',
  'locations_street',
  'mail_deliveries_search',
  'support_messages_search',
];

/** Searches ignore apostrophes: `dangelo` finds D'Angelo, and `d’angelo` does too. */
export class NamesWithoutApostrophes1764000000221 implements MigrationInterface {
  name = 'NamesWithoutApostrophes1764000000221';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION fold_words(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
        SELECT translate(public.fold(words), '''\u2018\u2019\u02bc\u00b4\`', '') $$`);
    await change(runner, 'fold_words');
  }

  async down(runner: QueryRunner): Promise<void> {
    await change(runner, 'fold');
    await runner.query(`DROP FUNCTION fold_words(text)`);
  }
}

async function change(runner: QueryRunner, folded: 'fold' | 'fold_words'): Promise<void> {
  await runner.query(`
    CREATE OR REPLACE FUNCTION person_text(name text, dni text, email text, phone text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
      SELECT public.${folded}(name || ' ' || email) || ' ' || dni || ' ' || public.phone_digits(phone) $$`);
  await runner.query(`
    CREATE OR REPLACE FUNCTION free_text(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
      SELECT regexp_replace(public.${folded}(words), '([0-9])[ ().-]+(?=[0-9])', '\\1', 'g') $$`);
  for (const index of INDEXES) await runner.query(`REINDEX INDEX ${index}`);
}
