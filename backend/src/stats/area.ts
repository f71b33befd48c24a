import type { Area } from '#platform/database/area.js';
import { ListingDailyStats, ListingStats, SiteDailyStats } from './statistics/listing-stats.entity.js';
import { VIEWS_SWEEP } from './statistics/record-view.js';

export const STATS: Area = {
  tables: {
    listing_daily_stats: { other: 'listing_id day views whatsapp_inquiries email_inquiries phone_contacts' },
    listing_stats: { other: 'listing_id views whatsapp_inquiries email_inquiries phone_contacts' },
    listing_views: {
      kept: 'Daily digests of visitors that name nobody; they are deleted after hours.',
      personal: 'visitor',
      other: 'listing_id hour',
    },
    site_daily_stats: { other: 'day views whatsapp_inquiries email_inquiries phone_contacts' },
    site_tallies: {
      other: 'operation property_type currency rented_prices free_prices sale_amount listings computed_at',
    },
    tallied_listings: {
      other: 'listing_id operation property_type currency rented_prices free_prices sale_amount',
    },
  },
  entities: [ListingDailyStats, ListingStats, SiteDailyStats],
  sweeps: [VIEWS_SWEEP],
};
