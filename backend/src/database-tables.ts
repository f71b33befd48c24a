/**
 * Owner of each table: a module or the platform. Only the owner's code names the table in SQL (docs/architecture.md, Tables);
 * test/architecture/tables.test.ts enforces it.
 */
export const TABLES_OF = {
  platform: [
    'audit_chain',
    'audit_entries',
    'backup_runs',
    'blocked_networks',
    'idempotency_keys',
    'inbox',
    'mail_deliveries',
    'migrations',
    'outbox',
    'rate_limits',
    'refused_requests',
    'secrets',
    'security_events',
    'sessions',
    'system_samples',
    'worker_heartbeats',
  ],
  alerts: ['alert_matches', 'alerts'],
  amenities: ['amenities'],
  auth: ['account_links', 'administrators', 'recovery_codes'],
  blacklist: ['blacklist'],
  contacts: ['contacts'],
  contracts: ['contracts', 'payments'],
  'exchange-rate': ['exchange_rates'],
  geocoding: ['geocoded_addresses'],
  inquiries: ['inquiries', 'inquiries_to_digest'],
  listings: [
    'code_counters',
    'former_codes',
    'listing_amenities',
    'listing_origins',
    'listing_rejections',
    'listings',
    'listings_to_announce',
    'locations',
    'search',
    'search_changes',
    'search_clock',
  ],
  newsletter: ['mail_suppressions', 'newsletter_drafts', 'newsletters'],
  notes: ['internal_notes'],
  photos: ['images', 'proposed_images', 'removed_images'],
  pricing: ['averaged_prices', 'price_averages', 'prices', 'season_cleaned_prices', 'season_cleanings'],
  reports: ['report_cases', 'reports'],
  stats: [
    'listing_daily_stats',
    'listing_stats',
    'listing_views',
    'site_daily_stats',
    'site_tallies',
    'tallied_listings',
  ],
  support: ['support_messages', 'support_replies'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Prefix of views that any module may read; nothing writes through them. */
export const OFFERED = 'offered_';
