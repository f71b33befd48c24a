import { readCount, type CountChoice } from '#common/listings/attributes/count-choice.js';
import { asksForStay } from '#common/search/filters/open-stay.js';
import { stayOf } from '#common/search/filters/stay.js';
import { emptyFilters, normaliseFilters, type SearchFilters } from '#common/search/query/search-filters.js';
import { halfOf, monthPeriodOf, periodOfMonth } from '#common/pricing/season/season-calendar.js';
import type { Stay } from '#common/pricing/stays/stay.js';
import type { Currency } from '#common/kernel/currencies.js';
import type { Operation } from '#common/kernel/operations.js';
import { WHOLE_PERIOD, type FractionId, type PeriodId } from '#common/pricing/periods.js';
import { TOWNS } from '#common/kernel/places.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';

/** The few values of a search by which it is counted. */
export interface Wanted {
  operation: Operation;
  /** Empty for any town. */
  town: string;
  /** 0 for any type. */
  propertyType: PropertyTypeId | 0;
  /** 0 without dates. */
  period: PeriodId | 0;
  /** 0 for any part of the period. */
  fraction: FractionId | 0;
  /** 0 if the search does not say how many. */
  people: number;
  /** Highest price, rounded up to two digits; 0 without one. */
  budget: number;
  /** Empty without a budget, or for both currencies. */
  currency: Currency | '';
}

/**
 * Criteria of a search for counting. Several towns or types count as any; dates count as the part of the season with most of their
 * nights, nights in a month as the month.
 */
export function wantedOf(search: SearchFilters): Wanted {
  const filters = normaliseFilters(search);
  const stay = stayOf(filters);
  const [people] = filters.people;
  return {
    operation: filters.operation,
    town: onlyOne(filters.towns.filter((town) => TOWNS.some((known) => known === town))) ?? '',
    propertyType: onlyOne(filters.propertyTypes) ?? 0,
    ...(stay ? partOfSeason(stay) : partAsked(filters)),
    people: people ? readCount(people).count : 0,
    budget: filters.priceTo === null ? 0 : roundedUp(filters.priceTo),
    currency: filters.priceTo === null ? '' : (filters.currency ?? ''),
  };
}

function partAsked({ period, fraction, nights, month }: SearchFilters): Pick<Wanted, 'period' | 'fraction'> {
  if (nights && month) return { period: periodOfMonth(month) ?? 0, fraction: 0 };
  return { period: period ?? 0, fraction: fraction ?? 0 };
}

/** The search that corresponds to counted criteria. */
export function searchFor(wanted: Wanted): SearchFilters {
  return normaliseFilters({
    ...emptyFilters(wanted.operation),
    towns: wanted.town ? [wanted.town] : [],
    propertyTypes: wanted.propertyType ? [wanted.propertyType] : [],
    period: wanted.period || null,
    fraction: wanted.fraction || null,
    people: wanted.people ? [String(wanted.people) as CountChoice] : [],
    priceTo: wanted.budget || null,
    currency: wanted.currency || null,
  });
}

/** The search that decides whether something was found: only homes that are free, if it has dates. */
export function searchForFree(filters: SearchFilters): SearchFilters {
  const hasDates = filters.period !== null || asksForStay(filters);
  return hasDates ? normaliseFilters({ ...filters, free: true }) : filters;
}

/** The month with most nights of a stay, and its half if all of those are in one. */
function partOfSeason(stay: Stay): Pick<Wanted, 'period' | 'fraction'> {
  const nights = new Map<PeriodId, FractionId[]>();
  for (let night = stay.arrival; night < stay.departure; night++) {
    const month = monthPeriodOf(night);
    if (month) nights.set(month, [...(nights.get(month) ?? []), halfOf(night)]);
  }
  const [longest] = [...nights].sort(([, some], [, others]) => others.length - some.length);
  if (!longest) return { period: 0, fraction: 0 };
  const [period, halves] = longest;
  return { period, fraction: onlyOne([...new Set(halves)]) ?? WHOLE_PERIOD };
}

function onlyOne<Value>(values: readonly Value[]): Value | undefined {
  return values.length === 1 ? values[0] : undefined;
}

/** `123456` becomes `130000`, so that similar budgets are counted together. */
function roundedUp(amount: number): number {
  const unit = 10 ** Math.max(0, String(amount).length - 2);
  return Math.ceil(amount / unit) * unit;
}
