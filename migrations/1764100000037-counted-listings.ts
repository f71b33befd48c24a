import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells the web processes whose counters have changed, so that they read their cards again (search/cards/card-keeper.ts). */
export class CountedListings1764100000037 implements MigrationInterface {
  name = 'CountedListings1764100000037';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION listing_counted() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('listing_counts', NEW.listing_id::text);
        RETURN NULL;
      END $$;

      CREATE TRIGGER listing_counted AFTER INSERT OR UPDATE OF views, whatsapp_inquiries, email_inquiries ON listing_stats
      FOR EACH ROW EXECUTE FUNCTION listing_counted();`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER listing_counted ON listing_stats;
      DROP FUNCTION listing_counted();`);
  }
}
