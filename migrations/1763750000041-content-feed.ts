import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables with public content. Each edit of a public listing is numbered in `search_changes`. */
const SHOWN = ['search', 'search_changes', 'amenities', 'exchange_rates', 'price_averages'];

/** Notifies the web processes of public changes at commit (platform/cache/content-feed.ts). */
export class ContentFeed1763750000041 implements MigrationInterface {
  name = 'ContentFeed1763750000041';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NOTIFY content;
        RETURN NULL;
      END $$`);
    for (const table of SHOWN)
      await runner.query(`
        CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION content_changed()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of SHOWN) await runner.query(`DROP TRIGGER content_changed ON ${table}`);
    await runner.query(`DROP FUNCTION content_changed()`);
  }
}
