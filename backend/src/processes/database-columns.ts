import type { TABLES_OF } from './database-tables.js';

export type TableName = (typeof TABLES_OF)[keyof typeof TABLES_OF][number];

/** The columns of a table: those with data about persons, and the others. Each is a list of names, separated by spaces. */
export interface DeclaredColumns {
  /** What an erasure does with the rows of a person: it deletes them, or empties the personal columns. */
  erasure?: 'deleted' | 'emptied';
  /** Why an erasure does neither. */
  kept?: string;
  personal?: string;
  other: string;
}

/**
 * Every column of every table. `schema.test.ts` compares it with the database and with the holders of personal data, so that a new column
 * is declared, and a personal one is erased (docs/decisions/0053).
 */
export const COLUMNS: Readonly<Record<TableName, DeclaredColumns>> = {
  account_links: { other: 'id administrator_id purpose expires_at created_at' },
  administrators: {
    kept: 'Accounts of the back office have a screen of their own.',
    personal: 'email password_hash totp_secret name',
    other:
      'id created_at role disabled_at credential_version last_login_at totp_confirmed_at totp_last_step has_passkey',
  },
  alert_matches: { other: 'alert_id listing_id mailing created_at waiting_since correlation_id' },
  alerts: {
    erasure: 'deleted',
    personal: 'email search keys',
    other: 'id cadence created_at confirmed_at expires_at',
  },
  amenities: { other: 'id name' },
  audit_chain: { other: 'position entry_id content digest' },
  audit_entries: {
    erasure: 'emptied',
    personal: 'before after',
    other: 'id administrator_id action entity entity_id created_at redacted_at undoes_id',
  },
  averaged_prices: { other: 'listing_id period fraction property_type quantity currency amount' },
  backup_runs: { other: 'id started_at finished_at name error missing_files' },
  blacklist: {
    kept: 'An erasure would end the block.',
    personal: 'email description',
    other: 'id created_at',
  },
  blocked_networks: {
    kept: 'A block has a duration.',
    personal: 'network reason',
    other: 'blocked_until administrator_id created_at',
  },
  code_counters: { other: 'counter last' },
  consent_texts: { other: 'version body first_used_at' },
  consents: {
    erasure: 'deleted',
    personal: 'email network',
    other: 'id purpose way text_version given_at administrator_id listing_id alert_id withdrawn_at',
  },
  contacts: {
    erasure: 'deleted',
    personal:
      'first_name last_name dni mobile email country province town street street_number floor apartment dni_sealed dni_digest',
    other: 'id created_at updated_at version confirmed_at merged_into_id',
  },
  contracts: { other: 'listing_id operation plan paid paid_at paid_until featured_until dated_for' },
  exchange_rates: { other: 'currency value source fetched_at' },
  former_amenity_names: { other: 'slug amenity_id' },
  former_codes: { other: 'code listing_id changed_at' },
  geocoded_addresses: {
    kept: 'Addresses without a person, for 90 days.',
    personal: 'query latitude longitude',
    other: 'asked_at',
  },
  idempotency_keys: {
    kept: 'Answers to repetitions, for days.',
    personal: 'answer content content_digest',
    other: 'key expires_at',
  },
  images: {
    erasure: 'deleted',
    personal: 'storage_key blur alt original picture_hash',
    other:
      'id listing_id position status width height widths created_at attempts next_attempt_at last_error tried_since storage_faults correlation_id',
  },
  inbox: { other: 'event_id reaction relayed_at attempts next_attempt_at last_error done_at held_at' },
  inquiries: {
    erasure: 'emptied',
    personal: 'full_name email phone message arrival departure people pets',
    other: 'id listing_id code channel created_at answered_at',
  },
  inquiries_to_digest: { other: 'inquiry_id listing_id held_at waiting_since last_error correlation_id' },
  internal_notes: {
    erasure: 'deleted',
    personal: 'body',
    other: 'id contact_id listing_id kind administrator_id version created_at updated_at',
  },
  listing_amenities: { other: 'listing_id amenity_id' },
  listing_daily_stats: { other: 'listing_id day views whatsapp_inquiries email_inquiries phone_contacts' },
  listing_origins: { erasure: 'deleted', personal: 'network', other: 'listing_id created_at' },
  listing_rejections: {
    erasure: 'deleted',
    personal: 'reason',
    other: 'id listing_id notified created_at batch',
  },
  listing_resubmissions: {
    erasure: 'deleted',
    personal: 'reason rejected_form',
    other: 'id listing_id created_at',
  },
  listing_stats: { other: 'listing_id views whatsapp_inquiries email_inquiries phone_contacts' },
  listing_views: {
    kept: 'Daily digests of visitors that name nobody; they are deleted after hours.',
    personal: 'visitor',
    other: 'listing_id hour',
  },
  listings: {
    erasure: 'deleted',
    personal: 'business_name phone email notes',
    other:
      'id contact_id operation property_type status code publication_number featured rooms bedrooms bathrooms people created_at updated_at approved_at version paid has_photos confirmed paid_until featured_until end_told paused_at link_generation available_at availability_asked_at availability_asks season_lapsed_at lapse_told',
  },
  listings_to_announce: { other: 'listing_id held_at waiting_since correlation_id' },
  locations: {
    erasure: 'deleted',
    personal:
      'country province town street street_number floor apartment latitude longitude shown_latitude shown_longitude',
    other: 'id listing_id approximate',
  },
  mail_deliveries: {
    erasure: 'emptied',
    personal: 'dedupe_key recipient_name recipient_email last_error',
    other:
      'id template facts bulk state attempts next_attempt_at lease lease_until message_id created_at finished_at batch send_after handed_over correlation_id tried_since merged_requests cancelled_at unanswered',
  },
  mail_suppressions: {
    kept: 'The person would be written to again.',
    personal: 'email',
    other: 'reason created_at',
  },
  migrations: { other: 'id timestamp name' },
  newsletter_drafts: { other: 'id subject body created_at' },
  newsletter_subscribers: {
    erasure: 'deleted',
    personal: 'email towns operation network',
    other: 'id text_version created_at confirmed_at expires_at awaited',
  },
  newsletters: { other: 'id subject body administrator_id recipients skipped created_at' },
  outbox: { other: 'id event payload occurred_at relayed_at held_at correlation_id' },
  passkeys: {
    kept: 'Accounts of the back office have a screen of their own.',
    personal: 'credential_id public_key label',
    other: 'id administrator_id sign_count transports backed_up created_at last_used_at',
  },
  past_prices: { other: 'id listing_id period fraction amount currency since until' },
  payments: {
    erasure: 'emptied',
    personal: 'note',
    other: 'id listing_id plan paid_at amount currency method receipt annulled_at created_at',
  },
  price_averages: { other: 'property_type quantity period fraction currency amount listings computed_at' },
  prices: { other: 'id listing_id operation period fraction amount currency rented since' },
  proposed_changes: {
    erasure: 'deleted',
    personal: 'base proposed reason',
    other: 'id listing_id created_at decided_at published refused',
  },
  proposed_images: {
    erasure: 'deleted',
    personal: 'storage_key blur alt original picture_hash',
    other:
      'id listing_id position status width height widths created_at attempts next_attempt_at last_error tried_since storage_faults correlation_id ready_at',
  },
  rate_limits: { kept: 'Networks, for hours.', personal: 'key', other: 'points expire' },
  recovery_codes: {
    kept: 'Accounts of the back office have a screen of their own.',
    personal: 'digest',
    other: 'administrator_id',
  },
  refused_requests: {
    kept: 'Networks, for days.',
    personal: 'network',
    other: 'hour route status requests last_at',
  },
  removed_images: { erasure: 'deleted', personal: 'storage_key image', other: 'id listing_id removed_at' },
  report_cases: {
    erasure: 'emptied',
    personal: 'note',
    other: 'id listing_id code report_count last_reported_at closed_at',
  },
  reports: { erasure: 'emptied', personal: 'email message', other: 'id case_id reason created_at' },
  rollover_drafts: {
    erasure: 'deleted',
    personal: 'base proposed',
    other: 'id rollover_id listing_id state decided_at',
  },
  rollovers: {
    other:
      'id administrator_id percent step_ars step_usd last_day created_at reminders reminded_at cancelled_at',
  },
  scheduled_newsletters: {
    other:
      'id subject body selection administrator_id send_at state newsletter_id created_at ended_at correlation_id',
  },
  search: {
    erasure: 'deleted',
    personal: 'town latitude longitude facts',
    other:
      'listing_id code operation property_type bedrooms rooms bathrooms people amenities featured published_at rental_prices lead_ars lead_usd version metres_to_sea paid',
  },
  search_changes: { other: 'listing_id change_number' },
  search_clock: { other: 'single change_number' },
  search_demand: {
    other: 'day operation town property_type period fraction people budget currency searches without_result',
  },
  season_cleaned_prices: { other: 'cleaning_id price_id listing_id' },
  season_cleanings: { other: 'id administrator_id prices listings created_at undone_at' },
  secrets: { other: 'name value' },
  security_events: {
    kept: 'Networks and accounts, kept as evidence for a limited time.',
    personal: 'network session',
    other: 'id happened_at action outcome administrator_id request_id route',
  },
  sessions: { kept: 'Sessions of accounts expire.', personal: 'sid sess', other: 'expire' },
  share_cards: {
    erasure: 'deleted',
    personal: 'storage_key',
    other: 'listing_id change_number version checked_at',
  },
  site_daily_stats: { other: 'day views whatsapp_inquiries email_inquiries phone_contacts' },
  site_tallies: {
    other: 'operation property_type currency rented_prices free_prices sale_amount listings computed_at',
  },
  support_messages: {
    erasure: 'deleted',
    personal: 'full_name email message',
    other: 'id created_at answered_at closed_at',
  },
  support_replies: {
    erasure: 'deleted',
    personal: 'subject body',
    other: 'id administrator_id created_at skipped',
  },
  support_reply_messages: { other: 'reply_id message_id mailed' },
  system_samples: { other: 'process kind sampled_at measures routes' },
  tallied_listings: {
    other: 'listing_id operation property_type currency rented_prices free_prices sale_amount',
  },
  template_lists: { other: 'kind templates version' },
  worker_heartbeats: { other: 'worker beat_at warning' },
};
