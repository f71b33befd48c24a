import type { Operation } from '#common/kernel/operations.js';
import { SEARCH_TOWNS, type SiteTown } from '#common/kernel/places.js';

/** What news a subscriber wants: of all towns if none is named, of both operations if null. */
export interface NewsWish {
  towns: readonly SiteTown[];
  operation: Operation | null;
}

const LETTERS = { rental: 'a', sale: 'v', both: 't' } as const;
const CODE = /^([avt])(\d{1,3})$/;

/** The code of a wish in a link, `a5`: the operation, and a bit for each town in the order of the site. */
export function codeOfWish({ towns, operation }: NewsWish): string {
  const bits = SEARCH_TOWNS.map((town, at) => (towns.includes(town) ? 1 << at : 0));
  return LETTERS[operation ?? 'both'] + String(bits.reduce((sum, bit) => sum + bit, 0));
}

/** The wish of a code; undefined for a text that is no code. Towns that the site no longer has are left out. */
export function wishOfCode(code: string): NewsWish | undefined {
  const [, letter, bits] = CODE.exec(code) ?? [];
  if (letter === undefined) return undefined;
  const towns = SEARCH_TOWNS.filter((_, at) => (Number(bits) >> at) & 1);
  if (letter === LETTERS.rental) return { towns, operation: 'rental' };
  return { towns, operation: letter === LETTERS.sale ? 'sale' : null };
}
