import { stayUnit } from '#common/listings/stay-unit.js';
import { readCount } from '#common/listings/attributes/count-choice.js';
import { openStayOf } from '#common/search/filters/open-stay-fault.js';
import { type StayQuote, nightsOfStay } from '#common/pricing/stays/stay.js';
import {
  byDay,
  cheaperLead,
  leadsOfPeriod,
  leadOfRow,
  leadOfSale,
  leadOfStay,
  leadsOfSeason,
  unitWords,
  type LeadPrice,
} from '#common/pricing/lead-price.js';
import { isDrop } from '#common/pricing/price-drop.js';
import type { ChosenStay } from '#common/pricing/stays/open-stay.js';
import { planStay } from '#common/pricing/stays/stay-plan.js';
import { quoteStay, type StayOffer } from '#common/pricing/stays/stay-quote.js';
import { NO_TERMS } from '#common/pricing/stays/stay-terms.js';
import { withTaken, type SeasonDay } from '#common/pricing/season/taken-nights.js';
import type { RentalPrice } from '#common/pricing/prices.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import { WHOLE_YEAR } from '#common/pricing/season/season-parts.js';
import type { Currency } from '#common/kernel/currencies.js';
import type { FractionId, PeriodId } from '#common/pricing/periods.js';
import type { CardFacts } from './search-facts.js';
import { beforeDrops, type PricedListing } from './before-drops.js';

/** Part of the season and currency for which a lead price is determined. */
export interface PriceQuestion {
  period: PeriodId | null;
  fraction: FractionId | null;
  /** Compare only prices in this currency. */
  currency: Currency | null;
}

export const ANY_PRICE: PriceQuestion = { period: null, fraction: null, currency: null };

export interface QuotedStay extends ChosenStay {
  people: number | null;
  /** Whether the dates were chosen for the listing, because the search has a length only. */
  isChosen?: boolean;
}

interface PriceContext {
  season: SeasonDay;
  dollarRate: number | null;
  /** The quote if the question has dates; null for a listing that is not let by the season. */
  stay?: QuotedStay | null;
}

/**
 * Lead price of a listing for a question. If a sheet is opened for a part of the season that the listing does not offer, the lead price of
 * the whole season is used. If prices dropped lately, the result has the amount before the drop as `prior`.
 */
export function leadFor(
  listing: PricedListing & Partial<Pick<CardFacts, 'priorPrices'>>,
  question: PriceQuestion,
  context: PriceContext,
): LeadPrice {
  const lead = leadAmong(listing, question, context);
  const before = beforeDrops(listing, context.season.today);
  if (!before || lead.state !== 'priced') return lead;
  const stay = context.stay && {
    ...context.stay,
    quote: quoteOf({ stayTerms: NO_TERMS, ...before }, context.stay, context),
  };
  const prior = leadAmong(before, question, { ...context, ...(stay ? { stay } : {}) });
  return isDropOf(prior, lead) ? { ...lead, prior: prior.amount } : lead;
}

function quoteOf(offer: StayOffer, { stay }: QuotedStay, { season, dollarRate }: PriceContext): StayQuote {
  return quoteStay(offer, planStay(stay, season.calendar), dollarRate);
}

function isDropOf(prior: LeadPrice, lead: LeadPrice & { state: 'priced' }): prior is typeof lead {
  if (prior.state !== 'priced' || prior.currency !== lead.currency) return false;
  return unitWords(prior.unit) === unitWords(lead.unit) && isDrop(prior.amount, lead.amount);
}

function leadAmong(listing: PricedListing, question: PriceQuestion, context: PriceContext): LeadPrice {
  const lead = leadByNight(listing, question, context);
  return stayUnit(listing.propertyType) === 'día' ? byDay(lead) : lead;
}

function leadByNight(
  listing: PricedListing,
  question: PriceQuestion,
  { season, dollarRate, stay }: PriceContext,
): LeadPrice {
  if (listing.operation === 'sale') return leadOfSale(listing.salePrice);
  if (stay !== undefined) return stay ? leadOfStay(stay.quote, nightsOfStay(stay.stay)) : { state: 'none' };
  const { period, fraction, currency } = question;
  const rows = withTaken(listing.rentalPrices, season);
  const cheapest = (leads: [LeadPrice, ...LeadPrice[]]): LeadPrice =>
    leads.find((lead) => lead.state === 'priced' && lead.currency === currency) ??
    cheaperLead(leads, dollarRate);
  const asked =
    period && (fraction ? leadOfRow(rows, period, fraction) : cheapest(leadsOfPeriod(rows, period, season)));
  return asked && asked.state !== 'none'
    ? asked
    : cheapest(leadsOfSeason(rows, season.calendar, season.today));
}

/** Whether a listing has any row from which a stay could be priced. */
export function isLetByTheSeason(rentalPrices: readonly RentalPrice[]): boolean {
  return rentalPrices.some(({ period }) => period !== WHOLE_YEAR);
}

/** Number of people of a stay, if the search has it. */
export function peopleOf({ people }: Pick<SearchFilters, 'people'>): number | null {
  return people[0] ? readCount(people[0]).count : null;
}

/** Quotes of a search as cards show them; empty without dates. */
export function quotedStays(
  filters: SearchFilters,
  quotes: ReadonlyMap<number, ChosenStay | null>,
): Map<number, QuotedStay | null> {
  const people = peopleOf(filters);
  const isChosen = openStayOf(filters) !== undefined;
  return new Map(
    [...quotes].map(([id, chosen]): [number, QuotedStay | null] => [
      id,
      chosen && { ...chosen, people, isChosen },
    ]),
  );
}
