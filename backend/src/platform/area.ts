import type { Area } from './database/area.js';
import { InboxRow, OutboxRow } from './events/outbox.entity.js';
import { MailDelivery } from './mail/mail-delivery.entity.js';
import { AuditEntry } from './audit/audit-entry.entity.js';
import { REFUSALS_SWEEP } from './mail/refused-addresses.js';
import { SAMPLES_SWEEP } from './metrics/system-samples.js';
import { SESSIONS_SWEEP } from './security/session-store.js';

export const PLATFORM: Area = {
  tables: {
    audit_chain: { other: 'position entry_id content digest' },
    audit_entries: {
      erasure: 'emptied',
      personal: 'before after',
      other: 'id administrator_id action entity entity_id created_at redacted_at undoes_id',
    },
    backup_runs: { other: 'id started_at finished_at name error missing_files' },
    blocked_networks: {
      kept: 'A block has a duration.',
      personal: 'network reason',
      other: 'blocked_until administrator_id created_at',
    },
    consent_texts: { other: 'version body first_used_at' },
    consents: {
      erasure: 'deleted',
      personal: 'email network',
      other: 'id purpose way text_version given_at administrator_id listing_id alert_id withdrawn_at',
    },
    idempotency_keys: {
      kept: 'Answers to repetitions, for days.',
      personal: 'answer content_digest',
      other: 'key expires_at',
    },
    inbox: { other: 'event_id reaction relayed_at attempts next_attempt_at last_error done_at held_at' },
    mail_deliveries: {
      erasure: 'emptied',
      personal: 'dedupe_key recipient_name recipient_email last_error',
      other:
        'id template facts bulk state attempts next_attempt_at lease lease_until message_id created_at finished_at batch send_after handed_over correlation_id tried_since merged_requests cancelled_at unanswered',
    },
    migrations: { other: 'id timestamp name' },
    options: { other: 'id name value valid_from valid_until created_at' },
    outbox: { other: 'id event payload occurred_at relayed_at held_at correlation_id' },
    rate_limits: { kept: 'Networks, for hours.', personal: 'key', other: 'points expire' },
    refused_addresses: { erasure: 'deleted', personal: 'email', other: 'reason refused_at' },
    refused_requests: {
      kept: 'Networks, for days.',
      personal: 'network',
      other: 'hour route status requests last_at',
    },
    secrets: { other: 'name value' },
    security_events: {
      kept: 'Networks and accounts, kept as evidence for a limited time.',
      personal: 'network session',
      other: 'id happened_at action outcome administrator_id request_id route',
    },
    sessions: { kept: 'Sessions of accounts expire.', personal: 'sid sess', other: 'expire' },
    system_samples: { other: 'process kind sampled_at measures routes' },
    worker_heartbeats: { other: 'worker beat_at warning' },
  },
  entities: [InboxRow, OutboxRow, MailDelivery, AuditEntry],
  sweeps: [
    { table: 'idempotency_keys', condition: `expires_at < now()` },
    // Limits and blocks stay for a day after their end: while the database's clock is ahead, they only seem to have ended.
    { table: 'rate_limits', condition: `expire < extract(epoch FROM now() - interval '1 day') * 1000` },
    { table: 'blocked_networks', condition: `blocked_until < now() - interval '1 day'` },
    { table: 'backup_runs', condition: `started_at < now() - interval '90 days'` },
    { table: 'worker_heartbeats', condition: `beat_at < now() - interval '1 day'` },
    { table: 'refused_requests', condition: `hour < now() - interval '30 days'` },
    {
      table: 'outbox',
      condition: `relayed_at < now() - interval '30 days'
       AND NOT EXISTS (SELECT FROM inbox i WHERE i.event_id = outbox.id AND i.done_at IS NULL)`,
    },
    REFUSALS_SWEEP,
    SAMPLES_SWEEP,
    SESSIONS_SWEEP,
  ],
};
