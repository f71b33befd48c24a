import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Expressions for the operator's searches: names without accents, phones and DNIs as digits, in any notation. The rules for search terms
 * are in common/kernel/forms/people-search and common/kernel/forms/phone; queries use the same expressions.
 */
export class DictatedSearch1763750000050 implements MigrationInterface {
  name = 'DictatedSearch1763750000050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION phone_digits(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
        SELECT CASE
          WHEN length(d) <> 12 THEN d
          WHEN substr(d, 5, 2) = '15' THEN substr(d, 1, 4) || substr(d, 7)
          WHEN substr(d, 4, 2) = '15' THEN substr(d, 1, 3) || substr(d, 6)
          WHEN substr(d, 3, 2) = '15' THEN substr(d, 1, 2) || substr(d, 5)
          ELSE d END
        FROM (SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(
          phone, '[^0-9]', '', 'g'), '^(00)?54(?=[0-9]{10})', ''), '^9(?=0|[0-9]{10}$)', ''), '^0+', '') AS d) AS digits $$`);
    await runner.query(`
      CREATE FUNCTION person_text(name text, dni text, email text, phone text) RETURNS text
      LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
        SELECT public.fold(name || ' ' || email) || ' ' || dni || ' ' || public.phone_digits(phone) $$`);
    await runner.query(`
      CREATE FUNCTION free_text(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
        SELECT regexp_replace(public.fold(words), '([0-9])[ ().-]+(?=[0-9])', '\\1', 'g') $$`);
    await runner.query(`DROP INDEX contacts_search, inquiries_search, support_messages_search`);
    await runner.query(`
      CREATE INDEX contacts_search ON contacts USING gin
      (person_text(first_name || ' ' || last_name, dni, email, mobile) gin_trgm_ops)`);
    await runner.query(`
      CREATE INDEX inquiries_search ON inquiries USING gin (person_text(full_name, '', email, phone) gin_trgm_ops)`);
    await runner.query(`
      CREATE INDEX support_messages_search ON support_messages USING gin
      (free_text(full_name || ' ' || email || ' ' || message) gin_trgm_ops)`);
    await runner.query(`
      CREATE INDEX mail_deliveries_search ON mail_deliveries USING gin
      (person_text(recipient_name, '', recipient_email, '') gin_trgm_ops)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP INDEX contacts_search, inquiries_search, support_messages_search, mail_deliveries_search`,
    );
    await runner.query(`
      CREATE INDEX contacts_search ON contacts USING gin
      (fold(first_name || ' ' || last_name || ' ' || dni || ' ' || email || ' ' || mobile) gin_trgm_ops)`);
    await runner.query(`
      CREATE INDEX inquiries_search ON inquiries USING gin
      (fold(full_name || ' ' || phone || ' ' || email) gin_trgm_ops)`);
    await runner.query(`
      CREATE INDEX support_messages_search ON support_messages USING gin
      (fold(full_name || ' ' || email || ' ' || message) gin_trgm_ops)`);
    await runner.query(
      `DROP FUNCTION free_text(text), person_text(text, text, text, text), phone_digits(text)`,
    );
  }
}
