import { leadText, type LeadPrice } from '#common/rules/lead-price.js';
import { listingTitle, type TitledListing } from '#common/rules/listing-title.js';
import { excerpt } from '#common/rules/text.js';

const LONGEST_TITLE = 90;

/** What a card shows. */
export interface CardContent {
  price: string;
  title: string;
  /** `Alquiler de dueño directo · ALQ-0001` */
  place: string;
  /** Storage key of the cover and its widths; null without a public photo. */
  cover: { key: string; widths: readonly number[] } | null;
}

/** What is known of a public listing. */
interface ShownListing {
  facts: TitledListing & { code: string; cover: { storageKey: string; widths: readonly number[] } | null };
  lead: LeadPrice;
}

/** The card of a public listing: only what its sheet shows to everybody. */
export function cardContent({ facts, lead }: ShownListing): CardContent {
  const operation = facts.operation === 'rental' ? 'Alquiler' : 'Venta';
  return {
    price: leadText(lead),
    title: excerpt(listingTitle(facts), LONGEST_TITLE),
    place: `${operation} de dueño directo · ${facts.code}`,
    cover: facts.cover && { key: facts.cover.storageKey, widths: facts.cover.widths },
  };
}
