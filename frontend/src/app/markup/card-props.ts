import type { ListingCardWire } from '#common/search/cards/card-calls.js';

/** Properties of a card. Plain data, because they are the key under which the server caches its markup (docs/decisions/0026). */
export interface ListingCardProps {
  listing: ListingCardWire;
  /** Heading level, below the section's heading. */
  level?: 2 | 3;
  sizes?: string;
  eager?: boolean;
  /** Query for the sheet's price: `?llegada=…`. */
  question?: string;
}
