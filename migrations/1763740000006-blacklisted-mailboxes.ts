import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mailbox of an address: Gmail ignores dots and anything after a plus. */
export class BlacklistedMailboxes1763740000006 implements MigrationInterface {
  name = 'BlacklistedMailboxes1763740000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION mailbox_of(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
        SELECT CASE WHEN lower($1) ~ '@(gmail|googlemail)[.]com$'
          THEN replace(split_part(split_part(lower($1), '@', 1), '+', 1), '.', '') || '@gmail.com'
          ELSE lower($1) END $$`);
    await runner.query(`CREATE INDEX blacklist_mailbox ON blacklist (mailbox_of(email))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX blacklist_mailbox`);
    await runner.query(`DROP FUNCTION mailbox_of(text)`);
  }
}
