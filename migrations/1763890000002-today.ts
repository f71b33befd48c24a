import type { MigrationInterface, QueryRunner } from 'typeorm';

const LISTING_COLUMNS = `id, contact_id, operation, property_type, status, code, business_name, bedrooms, rooms, created_at, updated_at, approved_at`;

/** Views for the dashboard over tables of other modules, and an index of the messages without a reply. */
export class Today1763890000002 implements MigrationInterface {
  name = 'Today1763890000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE OR REPLACE VIEW offered_listings AS SELECT ${LISTING_COLUMNS}, paid, has_photos FROM listings`,
    );
    await runner.query(
      `CREATE VIEW offered_site_daily_stats AS SELECT day, views, whatsapp_inquiries, email_inquiries FROM site_daily_stats`,
    );
    await runner.query(
      `CREATE INDEX support_messages_unanswered ON support_messages (created_at, id) WHERE answered_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX support_messages_unanswered`);
    await runner.query(`DROP VIEW offered_site_daily_stats, offered_listings`);
    await runner.query(`CREATE VIEW offered_listings AS SELECT ${LISTING_COLUMNS} FROM listings`);
  }
}
