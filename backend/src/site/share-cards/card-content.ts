import type { AttributeValues } from '#common/listings/attributes/all-attributes.js';
import { attributesOnWire, measuresText } from '#common/listings/attributes/attribute-values.js';
import { leadText, type LeadPrice } from '#common/pricing/lead-price.js';
import { listingTitle, type TitledListing } from '#common/listings/listing-title.js';
import { priceRange } from '#common/search/landings/landings.js';
import { counted, excerpt } from '#common/kernel/text.js';
import { period, type PeriodId } from '#common/pricing/periods.js';
import { cleanKey } from '../../listings/pictures/public.js';
import type { LandingWire } from '#common/search/landings/landing-calls.js';

const LONGEST_TITLE = 90;
const LIST = new Intl.ListFormat('es-AR');

/** The lines of a card. */
export interface CardWords {
  price: string;
  title: string;
  /** `Alquiler de dueño directo · 85 m² cub. · libre en enero y febrero · ALQ-0001` */
  place: string;
}

/** A photo in the storage. */
export interface CardPicture {
  key: string;
  widths: readonly number[];
}

export interface CardContent extends CardWords {
  /** Null without a public photo. */
  cover: CardPicture | null;
}

/** Content of the card of a search or of a list. */
export interface GroupContent extends CardWords {
  covers: readonly CardPicture[];
}

interface ShownCover {
  storageKey: string;
  widths: readonly number[];
}

/** Public data of a listing. */
interface ShownListing {
  facts: TitledListing & AttributeValues & { code: string; cover: ShownCover | null };
  lead: LeadPrice;
  /** Months of the season in which it has a free price, in their order. */
  freeIn: readonly PeriodId[];
}

/** The card of a public listing: only what its sheet shows to everybody. */
export function cardContent({ facts, lead, freeIn }: ShownListing): CardContent {
  const operation = facts.operation === 'rental' ? 'Alquiler' : 'Venta';
  const months = freeIn.map((month) => period(month).label.toLowerCase());
  const size = measuresText(attributesOnWire(facts), facts.propertyType);
  const season = months.length > 0 ? `libre en ${LIST.format(months)}` : '';
  return {
    price: leadText(lead),
    title: excerpt(listingTitle(facts), LONGEST_TITLE),
    place: [`${operation} de dueño directo`, size, season, facts.code].filter(Boolean).join(' · '),
    cover: facts.cover && pictureOf(facts.cover),
  };
}

/** Photos of a card with several listings. */
const SEARCH_PHOTOS = 3;
const LIST_PHOTOS = 4;

/** What is found by a search. */
interface FoundBySearch {
  /** The search in words. */
  words: string;
  total: number;
  /** The page of the search, if it is a landing page. */
  landing: LandingWire | undefined;
  /** Listings in their order. */
  first: readonly { cover: ShownCover | null }[];
}

export function searchCardContent({ words, total, landing, first }: FoundBySearch): GroupContent {
  const count = counted(total, 'aviso');
  const range = landing ? priceRange(landing) : '';
  return {
    price: range ? range.charAt(0).toUpperCase() + range.slice(1) : count,
    title: excerpt(words, LONGEST_TITLE),
    place: [range && count, 'directo con sus dueños, sin comisión'].filter(Boolean).join(' · '),
    covers: coversOf(first, SEARCH_PHOTOS),
  };
}

/**
 * The card of a shared list.
 * @param listings those that are public, in the order of the list
 */
export function listCardContent(
  name: string,
  listings: readonly { town: string; cover: ShownCover | null }[],
): GroupContent {
  const towns = [...new Set(listings.map(({ town }) => town))];
  return {
    price: counted(listings.length, 'aviso'),
    title: name,
    place: `En ${LIST.format(towns)} · directo con sus dueños, sin comisión`,
    covers: coversOf(listings, LIST_PHOTOS),
  };
}

function coversOf(listings: readonly { cover: ShownCover | null }[], most: number): CardPicture[] {
  return listings.flatMap(({ cover }) => (cover ? [pictureOf(cover)] : [])).slice(0, most);
}

/** The clean picture: a card is cut from its middle and names the site itself. */
function pictureOf({ storageKey, widths }: ShownCover): CardPicture {
  return { key: cleanKey(storageKey), widths };
}
