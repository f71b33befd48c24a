import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for the operator's searches for visitors and their messages; queries use the same expressions. */
export class PeopleSearch1763740000002 implements MigrationInterface {
  name = 'PeopleSearch1763740000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX inquiries_search ON inquiries USING gin
      (fold(full_name || ' ' || phone || ' ' || email) gin_trgm_ops)`);
    await runner.query(`
      CREATE INDEX support_messages_search ON support_messages USING gin
      (fold(full_name || ' ' || email || ' ' || message) gin_trgm_ops)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX support_messages_search, inquiries_search`);
  }
}
