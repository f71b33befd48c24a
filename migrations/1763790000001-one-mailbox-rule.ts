import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The part after a plus is ignored for every provider; owners are found by mailbox. */
export class OneMailboxRule1763790000001 implements MigrationInterface {
  name = 'OneMailboxRule1763790000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX blacklist_mailbox`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION mailbox_of(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
        SELECT CASE WHEN host IN ('gmail.com', 'googlemail.com') THEN replace(name, '.', '') || '@gmail.com'
          ELSE name || '@' || host END
        FROM (SELECT split_part(split_part(lower(trim($1)), '@', 1), '+', 1) AS name,
                     split_part(lower(trim($1)), '@', 2) AS host) parts $$`);
    await runner.query(`CREATE INDEX blacklist_mailbox ON blacklist (mailbox_of(email))`);
    await runner.query(`CREATE INDEX contacts_mailbox ON contacts (mailbox_of(email))`);
    await runner.query(`CREATE INDEX listings_mailbox ON listings (mailbox_of(email)) WHERE email <> ''`);
    await runner.query(`DROP INDEX listings_email`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX listings_email ON listings (lower(email)) WHERE email <> ''`);
    await runner.query(`DROP INDEX listings_mailbox`);
    await runner.query(`DROP INDEX contacts_mailbox`);
    await runner.query(`DROP INDEX blacklist_mailbox`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION mailbox_of(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
        SELECT CASE WHEN lower($1) ~ '@(gmail|googlemail)[.]com$'
          THEN replace(split_part(split_part(lower($1), '@', 1), '+', 1), '.', '') || '@gmail.com'
          ELSE lower($1) END $$`);
    await runner.query(`CREATE INDEX blacklist_mailbox ON blacklist (mailbox_of(email))`);
  }
}
