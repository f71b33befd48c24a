import { leadText, type LeadPrice } from '#common/rules/lead-price.js';
import { listingTitle, type TitledListing } from '#common/rules/listing-title.js';
import { excerpt } from '#common/rules/text.js';
import { period, type PeriodId } from '#common/vocabulary/periods.js';

const LONGEST_TITLE = 90;
const LIST = new Intl.ListFormat('es-AR');

/** What a card shows. */
export interface CardContent {
  price: string;
  title: string;
  /** `Alquiler de dueño directo · libre en enero y febrero · ALQ-0001` */
  place: string;
  /** Storage key of the cover and its widths; null without a public photo. */
  cover: { key: string; widths: readonly number[] } | null;
}

/** What is known of a public listing. */
interface ShownListing {
  facts: TitledListing & { code: string; cover: { storageKey: string; widths: readonly number[] } | null };
  lead: LeadPrice;
  /** Months of the season in which it has a free price, in their order. */
  freeIn: readonly PeriodId[];
}

/** The card of a public listing: only what its sheet shows to everybody. */
export function cardContent({ facts, lead, freeIn }: ShownListing): CardContent {
  const operation = facts.operation === 'rental' ? 'Alquiler' : 'Venta';
  const months = freeIn.map((month) => period(month).label.toLowerCase());
  const season = months.length > 0 ? `libre en ${LIST.format(months)}` : '';
  return {
    price: leadText(lead),
    title: excerpt(listingTitle(facts), LONGEST_TITLE),
    place: [`${operation} de dueño directo`, season, facts.code].filter(Boolean).join(' · '),
    cover: facts.cover && { key: facts.cover.storageKey, widths: facts.cover.widths },
  };
}
