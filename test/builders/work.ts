import { InboxRow, OutboxRow } from '#platform/events/outbox.entity.js';
import type { TestApp } from '../support/test-app.js';
import { insertRow, storeRows, type Change } from './store.js';

/** Events of the outbox; a worker relays those without `relayedAt`. Returns their ids. */
export function storeEvents(app: TestApp, ...changes: Change<OutboxRow>[]): Promise<number[]> {
  return storeRows(
    app,
    OutboxRow,
    ...changes.map((change) => ({ event: 'listing.submitted', payload: {}, ...change })),
  );
}

/** Events for one reaction each, open by default. */
export async function storeReactions(
  app: TestApp,
  ...changes: (Change<InboxRow> & Pick<InboxRow, 'eventId' | 'reaction'>)[]
): Promise<void> {
  await storeRows(app, InboxRow, ...changes);
}

/** The heartbeat of a worker that does not run in the test. */
export async function storeHeartbeat(
  app: TestApp,
  { worker = 'uno', beatAt = new Date() } = {},
): Promise<void> {
  await insertRow(app, 'worker_heartbeats', { worker, beatAt });
}

/** Inquiries that wait for the next merged message to their owner. */
export async function storeInquiriesToDigest(app: TestApp, ...inquiryIds: number[]): Promise<void> {
  await app.sql(
    `INSERT INTO inquiries_to_digest (inquiry_id, listing_id) SELECT id, listing_id FROM inquiries WHERE id = ANY($1)`,
    [inquiryIds],
  );
}

/** Listings that wait for the next merged message to the operator; one that already waits stays as it is. */
export async function storeListingsToAnnounce(app: TestApp, ...listingIds: number[]): Promise<void> {
  await app.sql(
    `INSERT INTO listings_to_announce (listing_id) SELECT unnest($1::int[]) ON CONFLICT DO NOTHING`,
    [listingIds],
  );
}
