import type { ListingCardWire } from '#common/wire/listings.js';
import { counted } from '#common/rules/text.js';

export type FactKind = 'bedrooms' | 'rooms' | 'bathrooms' | 'people';

export interface Fact {
  kind: FactKind;
  count: number;
  /** `3 dormitorios`. */
  text: string;
}

const NAMES: Readonly<Record<FactKind, [one: string, many: string]>> = {
  bedrooms: ['dormitorio', 'dormitorios'],
  rooms: ['ambiente', 'ambientes'],
  bathrooms: ['baño', 'baños'],
  people: ['persona', 'personas'],
};

/** What of a listing can be counted, in the order in which people ask for it. */
export function factsOf(listing: Pick<ListingCardWire, FactKind>): Fact[] {
  return (Object.keys(NAMES) as FactKind[]).flatMap((kind) => {
    const count = listing[kind];
    return count ? [{ kind, count, text: counted(count, ...NAMES[kind]) }] : [];
  });
}
