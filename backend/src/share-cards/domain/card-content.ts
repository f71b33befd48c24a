import { createHash } from 'node:crypto';
import { leadText } from '#common/rules/lead-price.js';
import { listingTitle } from '#common/rules/listing-title.js';
import { excerpt } from '#common/rules/text.js';
import type { FoundListing } from '../../listings/public.js';

/** Increment it when cards are drawn differently; all are then drawn again. */
const DESIGN = 1;
const LONGEST_TITLE = 90;
const VERSION_LENGTH = 12;

/** What a card shows. */
export interface CardContent {
  price: string;
  title: string;
  /** `Alquiler · Calle 21 1234, Miramar · ALQ-0001` */
  place: string;
  /** Storage key of the cover and its widths; null without a public photo. */
  cover: { key: string; widths: readonly number[] } | null;
}

/** The card of a public listing: only what its sheet shows to everybody. */
export function cardContent({ facts, lead }: FoundListing): CardContent {
  const operation = facts.operation === 'rental' ? 'Alquiler' : 'Venta';
  return {
    price: leadText(lead),
    title: excerpt(listingTitle(facts), LONGEST_TITLE),
    place: `${operation} de dueño directo · ${facts.code}`,
    cover: facts.cover && { key: facts.cover.storageKey, widths: facts.cover.widths },
  };
}

/** Changes whenever the card would be drawn differently. */
export function cardVersion(content: CardContent): string {
  return createHash('sha256')
    .update(JSON.stringify([DESIGN, content]))
    .digest('hex')
    .slice(0, VERSION_LENGTH);
}
