import { keptPrice, seenPriceOf, type SeenPrice } from '#common/pricing/seen-price.js';
import type { MapListingWire } from '#common/search/map/map-calls.js';

type SeenPrices = Readonly<Record<string, SeenPrice>>;

const KEY = 'precios-vistos';

/** Lead prices of the favourites by code, as this device saw them; none if they cannot be read. */
export function seenPrices(): SeenPrices {
  try {
    return (JSON.parse(window.localStorage.getItem(KEY) ?? 'null') as SeenPrices | null) ?? {};
  } catch {
    return {};
  }
}

/** The price that this device saw under the present code of a notice or a former one. */
export function seenBefore(
  before: SeenPrices,
  { codigo, codigosAnteriores = [] }: MapListingWire,
): SeenPrice | undefined {
  return [codigo, ...codigosAnteriores].map((code) => before[code]).find((price) => price);
}

/** Stores the prices of favourites; deletes those of notices that are no longer favourites. */
export function rememberPrices(
  listings: readonly MapListingWire[],
  favourites: readonly string[],
  now: number,
): void {
  const before = seenPrices();
  const present = new Map(listings.map((listing) => [listing.codigo, listing]));
  const kept = favourites.flatMap((code) => {
    const listing = present.get(code);
    const price = listing
      ? keptPrice(seenBefore(before, listing), seenPriceOf(listing, now))
      : keptPrice(before[code], undefined);
    return price ? [[code, price] as const] : [];
  });
  try {
    window.localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage no drops are shown.
  }
}
