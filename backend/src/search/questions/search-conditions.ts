import { ALL_FILTERS } from '#common/search/filters/all-filters.js';
import type { Choice } from '#common/listings/attributes/count-choice.js';
import type { Match } from '#common/search/filters/match.js';
import { asksForStay } from '#common/search/filters/open-stay.js';
import { orderedMeasure, type SearchFilters, type SortOrder } from '#common/search/query/search-filters.js';
import { LIMITS } from '#common/kernel/limits.js';
import { columnOf } from '#platform/database/naming.js';
import type { Stay } from '#common/pricing/stays/stay.js';
import type { SqlBuilder } from '#platform/database/sql-builder.js';
import { leadSlot, leastNightsSlot, stemsOf } from '../../listings/rows/public.js';

/** Filters of a search, with the reference data that they need. */
export interface SearchContext {
  filters: SearchFilters;
  /** Ids of the filters' amenity names; null if one is unknown, in which case nothing matches. */
  amenityIds: number[] | null;
  /** Ids of the filters' zones; listings of any of them match. */
  zoneIds: number[];
  /** The stays that a search for rentals asks for: one with dates, several if only their length is known; none without either. */
  stays: readonly Stay[];
  /** Pesos per dollar, to compare prices of both currencies; null while unknown. */
  dollarRate: number | null;
}

/** Conditions of a search's filters. */
export function matchesOf(filters: SearchFilters): Match[] {
  return ALL_FILTERS.flatMap((filter) => filter.matches(filters));
}

/** SQL conditions on the search rows `s` for the matches. */
export function addConditions(sql: SqlBuilder, matches: readonly Match[], context: SearchContext): void {
  sql.where(`s.operation = ${sql.value(context.filters.operation)}`);
  for (const match of matches) sql.where(`(${condition(match, sql, context)})`);
}

/**
 * `ORDER BY` of a sort. It is a total order, so that pages do not overlap. Rented, 'Consultar' and missing prices are last in both
 * directions.
 */
export function orderBy(sort: SortOrder, sql: SqlBuilder, context: SearchContext): string {
  const newest = 's.published_at DESC, s.listing_id DESC';
  switch (sort) {
    case 'precio-menor':
      return `${leadInPesos(sql, context)} ASC NULLS LAST, ${newest}`;
    case 'precio-mayor':
      return `${leadInPesos(sql, context)} DESC NULLS LAST, ${newest}`;
    case 'capacidad':
      return `s.people DESC NULLS LAST, ${newest}`;
    case 'cerca-del-mar':
      return `s.metres_to_sea ASC NULLS LAST, ${newest}`;
    case 'precio-m2-menor':
      return `${leadInPesos(sql, context)} / s.priced_area ASC NULLS LAST, ${newest}`;
    default:
      return `${byMeasure(sort) ?? `${freeFirst(context.filters)}s.featured DESC`}, ${newest}`;
  }
}

/** Undefined if the order is not by a measure. */
function byMeasure(sort: SortOrder): string | undefined {
  const measure = orderedMeasure(sort);
  return measure && `s.${columnOf(measure.name)} ${measure.isDescending ? 'DESC' : 'ASC'} NULLS LAST`;
}

/** Sort key of searches for a period: what is free in it precedes what is taken. */
function freeFirst(filters: SearchFilters): string {
  if (!filters.period || asksForStay(filters)) return '';
  return `(coalesce(greatest(${leadIn('ars', filters)}, ${leadIn('usd', filters)}), 0) > 0) DESC, `;
}

const PRICE_ORDERS: readonly SortOrder[] = ['precio-menor', 'precio-mayor', 'precio-m2-menor'];

/** Whether the result requires comparing prices of both currencies. */
export function comparesCurrencies(filters: SearchFilters, sort: SortOrder): boolean {
  const hasRange = filters.priceFrom !== null || filters.priceTo !== null;
  return filters.currency === null && (hasRange || PRICE_ORDERS.includes(sort));
}

function condition(match: Match, sql: SqlBuilder, context: SearchContext): string {
  switch (match.kind) {
    case 'town':
      return `s.town = ANY(${sql.value(match.anyOf)})`;
    case 'zone':
      return `s.zone_id = ANY(${sql.value(context.zoneIds)}::int[])`;
    case 'property-type':
      return `s.property_type = ANY(${sql.value(match.anyOf)})`;
    case 'count':
      return anyCount(`s.${columnOf(match.fact)}`, match.anyOf, sql);
    case 'measure':
      return inRange(`s.${columnOf(match.fact)}`, match, sql);
    case 'flag':
      return `s.${columnOf(match.fact)}`;
    case 'amenities':
      return context.amenityIds === null ? 'false' : `s.amenities @> ${sql.value(context.amenityIds)}::int[]`;
    case 'offers':
      return `${leadIn('ars', match)} IS NOT NULL OR ${leadIn('usd', match)} IS NOT NULL`;
    case 'price':
      return priceCondition(match, sql, context);
    case 'free':
      return `greatest(${leadIn('ars', context.filters)}, ${leadIn('usd', context.filters)}) > 0`;
    case 'near-sea':
      return `s.metres_to_sea <= ${sql.value(match.metres)}`;
    case 'least-nights':
      return `s.least_nights[${leastNightsSlot(match.period)}] <= ${sql.value(match.nights)}`;
    case 'words':
      return `s.words @> ${sql.value(stemsOf(match.allOf.join(' ')))}::text[]`;
    case 'inside': {
      const { south, west, north, east } = match.area;
      return `s.latitude BETWEEN ${sql.value(south)} AND ${sql.value(north)} AND s.longitude BETWEEN ${sql.value(west)} AND ${sql.value(east)}`;
    }
  }
}

function inRange(
  amount: string,
  { from, to }: { from: number | null; to: number | null },
  sql: SqlBuilder,
): string {
  return [
    ...(from === null ? [] : [`${amount} >= ${sql.value(from)}`]),
    ...(to === null ? [] : [`${amount} <= ${sql.value(to)}`]),
  ].join(' AND ');
}

function anyCount(column: string, choices: readonly Choice[], sql: SqlBuilder): string {
  return choices
    .map(({ count, orMore }) => `${column} ${orMore ? '>=' : '='} ${sql.value(count)}`)
    .join(' OR ');
}

/** SQL expression of the lead prices for a scope. */
function leadIn(currency: 'ars' | 'usd', scope: Parameters<typeof leadSlot>[0]): string {
  return `s.lead_${currency}[${leadSlot(scope)}]`;
}

/**
 * Condition for the lead price to be in a range, free or rented; 'Consultar' is in no range. Compares in one currency, or both in pesos.
 */
function priceCondition(
  { from, to, currency }: Extract<Match, { kind: 'price' }>,
  sql: SqlBuilder,
  context: SearchContext,
): string {
  const { filters } = context;
  const [ars, usd] = [leadIn('ars', filters), leadIn('usd', filters)];
  if (from === null && to === null) return `${currency === 'USD' ? usd : ars} IS NOT NULL`;
  const isPriced = (column: string) => `abs(${column}) > ${LIMITS.consultAmount}`;
  const isBetween = (amount: string) => inRange(amount, { from, to }, sql);
  if (currency) {
    const column = currency === 'USD' ? usd : ars;
    return `${isPriced(column)} AND ${isBetween(`abs(${column})`)}`;
  }
  const pesos = cheapestInPesos(sql, context, { ars: `abs(${ars})`, usd: `abs(${usd})` });
  return isBetween(pesos);
}

/** The lead price in pesos; null if it is rented, on request or missing, or in dollars without an exchange rate. */
function leadInPesos(sql: SqlBuilder, context: SearchContext): string {
  const { filters } = context;
  const [ars, usd] = [leadIn('ars', filters), leadIn('usd', filters)];
  if (filters.currency === 'ARS') return `CASE WHEN ${ars} > ${LIMITS.consultAmount} THEN ${ars} END`;
  if (filters.currency === 'USD') return `CASE WHEN ${usd} > ${LIMITS.consultAmount} THEN ${usd} END`;
  return cheapestInPesos(sql, context, { ars, usd });
}

function cheapestInPesos(
  sql: SqlBuilder,
  { dollarRate }: SearchContext,
  { ars, usd }: { ars: string; usd: string },
): string {
  const consult = LIMITS.consultAmount;
  // Double precision, as in the memory index, so that both give the same results at the limits.
  const inDollars = `${usd}::float8 * ${sql.value(dollarRate)}::float8`;
  return `least(CASE WHEN ${ars} > ${consult} THEN ${ars}::float8 END, CASE WHEN ${usd} > ${consult} THEN ${inDollars} END)`;
}
