import type { SqlBuilder } from '#platform/database/sql-builder.js';
import { LIMITS } from '#common/vocabulary/limits.js';
import {
  readCount,
  type CountChoice,
  type SearchFilters,
  type SortOrder,
} from '#common/rules/search-filters.js';

export interface SearchContext {
  /** Ids behind the filters' amenity names; null when one of them is unknown, so that nothing can match. */
  amenityIds: number[] | null;
  /** Pesos for a dollar, to compare prices of both currencies; null when none is known. */
  dollarRate: number | null;
}

/** Writes what a search asks for as conditions on the `search` rows `s` (wire-contract.md, Filters). */
export function addConditions(sql: SqlBuilder, filters: SearchFilters, context: SearchContext): void {
  sql.where(`s.operation = ${sql.value(filters.operation)}`);
  if (filters.towns.length > 0) sql.where(`s.town = ANY(${sql.value(filters.towns)})`);
  if (filters.propertyTypes.length > 0)
    sql.where(`s.property_type = ANY(${sql.value(filters.propertyTypes)})`);
  addCounts(sql, 's.bedrooms', filters.bedrooms);
  addCounts(sql, 's.rooms', filters.rooms);
  addCounts(sql, 's.bathrooms', filters.bathrooms);
  addPeople(sql, filters.people);
  if (context.amenityIds === null) sql.where('false');
  else if (context.amenityIds.length > 0) sql.where(`s.amenities @> ${sql.value(context.amenityIds)}::int[]`);
  if (filters.featured) sql.where('s.featured');
  if (filters.operation === 'rental') addRentalPrice(sql, filters);
  else addSalePrice(sql, filters, context.dollarRate);
}

/** `ORDER BY` of a sort: always featured first and total, so that pages never overlap; 'Consultar' and no price come last. */
export function orderBy(sort: SortOrder, sql: SqlBuilder, dollarRate: number | null): string {
  const newest = 's.published_at DESC, s.listing_id DESC';
  const pesos = () => `CASE WHEN s.amount > ${LIMITS.consultAmount} THEN ${inPesos(sql, dollarRate)} END`;
  switch (sort) {
    case 'precio-menor':
      return `${pesos()} ASC NULLS LAST, ${newest}`;
    case 'precio-mayor':
      return `${pesos()} DESC NULLS LAST, ${newest}`;
    case 'capacidad':
      return `s.people DESC NULLS LAST, ${newest}`;
    default:
      return `s.featured DESC, ${newest}`;
  }
}

function addCounts(sql: SqlBuilder, column: string, choices: CountChoice[]): void {
  if (choices.length === 0) return;
  const parts = choices
    .map(readCount)
    .map(({ count, orMore }) => `${column} ${orMore ? '>=' : '='} ${sql.value(count)}`);
  sql.where(`(${parts.join(' OR ')})`);
}

/** People: room for at least N, so of several choices the smallest decides. */
function addPeople(sql: SqlBuilder, choices: CountChoice[]): void {
  if (choices.length === 0) return;
  sql.where(`s.people >= ${sql.value(Math.min(...choices.map((choice) => readCount(choice).count)))}`);
}

/** Rentals: a price of the chosen period and fraction must exist (rented or not), and lie in the range where one is given. */
function addRentalPrice(sql: SqlBuilder, filters: SearchFilters): void {
  const { period, fraction, priceFrom, priceTo, currency } = filters;
  const hasRange = priceFrom !== null || priceTo !== null;
  if (!period && !hasRange) return;
  const parts = ['p.listing_id = s.listing_id'];
  if (period) parts.push(`p.period = ${sql.value(period)}`);
  if (period && fraction) parts.push(`p.fraction = ${sql.value(fraction)}`);
  if (hasRange) parts.push(...rangeParts('p.amount', sql, { priceFrom, priceTo }));
  if (hasRange && currency) parts.push(`p.currency = ${sql.value(currency)}`);
  sql.where(`EXISTS (SELECT FROM prices p WHERE ${parts.join(' AND ')})`);
}

/** Sales: in the currency that is named, else both compared in pesos at the last known rate. */
function addSalePrice(sql: SqlBuilder, filters: SearchFilters, dollarRate: number | null): void {
  const { priceFrom, priceTo, currency } = filters;
  if (currency) sql.where(`s.currency = ${sql.value(currency)}`);
  if (priceFrom === null && priceTo === null) return;
  const amount = currency ? 's.amount' : inPesos(sql, dollarRate);
  sql.where(`s.amount > ${LIMITS.consultAmount}`);
  for (const part of rangeParts(amount, sql, { priceFrom, priceTo })) sql.where(part);
}

function rangeParts(
  amount: string,
  sql: SqlBuilder,
  range: Pick<SearchFilters, 'priceFrom' | 'priceTo'>,
): string[] {
  const parts = [`${amount} > ${LIMITS.consultAmount}`];
  if (range.priceFrom !== null) parts.push(`${amount} >= ${sql.value(range.priceFrom)}`);
  if (range.priceTo !== null) parts.push(`${amount} <= ${sql.value(range.priceTo)}`);
  return parts;
}

/** What a row leads with, in pesos. */
function inPesos(sql: SqlBuilder, dollarRate: number | null): string {
  return `(s.amount * CASE s.currency WHEN 'USD' THEN ${sql.value(dollarRate)}::numeric ELSE 1 END)`;
}
