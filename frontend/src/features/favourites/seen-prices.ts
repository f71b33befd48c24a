import { keptPrice, seenPriceOf, type SeenPrice } from '#common/rules/price-drop.js';
import type { MapListingWire } from '#common/wire/listings.js';
import { StoredDraft } from '../draft/stored-draft.js';

type SeenPrices = Readonly<Record<string, SeenPrice>>;

/** Lead prices of the favourites by code, as this device saw them. */
const STORED = new StoredDraft<SeenPrices>({ name: 'precios-vistos', version: 1, keepDays: 90 });

export function seenPrices(): SeenPrices {
  return STORED.read() ?? {};
}

/** Remembers the prices of favourites; those of notices that are no favourites any more are forgotten. */
export function rememberPrices(
  listings: readonly MapListingWire[],
  favourites: readonly string[],
  now: number,
): void {
  const before = seenPrices();
  const present = new Map(listings.map((listing) => [listing.codigo, seenPriceOf(listing, now)]));
  const kept = favourites.flatMap((code) => {
    const price = keptPrice(before[code], present.get(code));
    return price ? [[code, price] as const] : [];
  });
  STORED.write(Object.fromEntries(kept));
}
