import type { EntityManager } from 'typeorm';
import { formatDay } from '#common/kernel/time/days.js';
import { rolledPrices, usualLastDay } from '#common/owners/renewal/rollover.js';
import type { ListingStatus } from '#common/listings/listing-status.js';
import { contentOf, Listing } from '../../../listings/public.js';
import { localDay } from '#platform/process/local-day.js';
import { Prices } from '../../../pricing/public.js';
import { Rollovers, type NewRollover } from '../../../owners/season/public.js';

const TERMS = { percent: 30, steps: { ARS: 1_000, USD: 5 } };
const ASKED = 6;
const LAPSED = 2;

/** Prices of the season that owners were asked to confirm: some have answered, and two notices left the search. */
export async function insertRollovers(tx: EntityManager): Promise<void> {
  const rollovers = new Rollovers();
  const today = localDay(new Date());
  const closed = await draftsOf(tx, 'withdrawn', LAPSED);
  const late = { administratorId: null, terms: TERMS, lastDay: formatDay(today - 1), drafts: closed };
  const unanswered = await rollovers.lapse(tx, await rollovers.insert(tx, late));
  for (const id of unanswered) await tx.getRepository(Listing).update({ id }, { seasonLapsedAt: new Date() });

  const open = await draftsOf(tx, 'active', ASKED);
  await rollovers.insert(tx, {
    administratorId: null,
    terms: TERMS,
    lastDay: usualLastDay(today),
    drafts: open,
  });
  const [first, second] = open;
  for (const [asked, state] of [
    [first, 'declined'],
    [second, 'changed'],
  ] as const) {
    const draft = asked && (await rollovers.lastOf(tx, asked.listingId));
    if (draft) await rollovers.answer(tx, draft.id, state);
  }
}

/** Proposed prices of the newest rentals of a status. */
async function draftsOf(
  tx: EntityManager,
  status: ListingStatus,
  most: number,
): Promise<NewRollover['drafts']> {
  const prices = new Prices();
  const listings = await tx.getRepository(Listing).find({
    where: { status, operation: 'rental' },
    order: { id: 'DESC' },
    take: most,
  });
  const drafts = await Promise.all(
    listings.map(async (listing) => {
      const { precios: base } = contentOf(listing, await prices.of(tx, listing.id));
      return { listingId: listing.id, base, proposed: rolledPrices(base, TERMS) };
    }),
  );
  return drafts.filter(({ base }) => base.length > 0);
}
