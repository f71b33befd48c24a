import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns that a module provides to others by a view; the table has the same name without the prefix. */
const VIEWS: Readonly<Record<string, { from: string; columns: string }>> = {
  offered_listings: {
    from: 'listings',
    columns: `id, contact_id, operation, property_type, status, code, business_name, bedrooms, rooms, created_at, updated_at, approved_at`,
  },
  offered_locations: {
    from: 'locations',
    columns: 'id, listing_id, country, province, town, street, street_number, floor, apartment',
  },
  offered_contacts: {
    from: 'contacts',
    columns: `id, first_name, last_name, dni, mobile, email, country, province, town, street, street_number, floor, apartment`,
  },
  offered_contracts: { from: 'contracts', columns: 'listing_id, plan, paid, paid_at' },
  offered_prices: {
    from: 'prices',
    columns: 'id, listing_id, operation, period, fraction, amount, currency, rented',
  },
  offered_photos: { from: 'images', columns: 'id, listing_id, position, storage_key, status, widths' },
  offered_amenities: { from: 'amenities', columns: 'id, name' },
  offered_inquiries: { from: 'inquiries', columns: 'id, listing_id, channel, created_at' },
  offered_listing_stats: {
    from: 'listing_stats',
    columns: 'listing_id, views, whatsapp_inquiries, email_inquiries, phone_contacts',
  },
  offered_exchange_rates: { from: 'exchange_rates', columns: 'currency, value' },
  offered_administrators: { from: 'administrators', columns: 'id, email' },
  offered_audit_entries: {
    from: 'audit_entries',
    columns: 'id, administrator_id, action, entity, entity_id, before, after, created_at',
  },
  offered_mail_deliveries: {
    from: 'mail_deliveries',
    columns: `id, dedupe_key, template, facts, recipient_name, recipient_email, bulk, state, attempts, last_error, created_at, next_attempt_at, finished_at`,
  },
};

/**
 * One view per table whose rows other modules read (docs/decisions/0039). PostgreSQL replaces such a view by its table before planning, so
 * cost and indexes are the same.
 */
export class OfferedViews1763810000001 implements MigrationInterface {
  name = 'OfferedViews1763810000001';

  async up(runner: QueryRunner): Promise<void> {
    for (const [view, { from, columns }] of Object.entries(VIEWS))
      await runner.query(`CREATE VIEW ${view} AS SELECT ${columns} FROM ${from}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW ${Object.keys(VIEWS).join(', ')}`);
  }
}
