import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { parseListOrder, type ListOrder } from '#common/kernel/calls/list-order.js';
import { AVAILABILITIES, SEASON_HALVES, seasonHalf } from '#common/pricing/season/season-halves.js';
import { wholeOrPartOfCode } from '#common/listings/listing-code.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { LIST_MARK_NAMES } from '#common/listings/desk/list-marks.js';
import type { ListingStatus } from '#common/listings/listing-status.js';
import { operationFromName } from '#common/kernel/operations.js';
import { SEARCH_TOWNS } from '#common/kernel/places.js';
import type { AdminListQuery } from '#common/listings/desk/desk-calls.js';
import { readPage } from '#platform/http/answers/list-page.js';
import type { QueryValues } from '#platform/http/input/query-values.js';
import { Problem } from '#platform/process/problem.js';
import type { HalfFilter } from './half-availability.js';
import type { AdminListFilters } from './admin-listings.js';

export const LIST_PAGE = 50;

/**
 * Filters, order and page of an operator's list.
 * @throws Problem 'invalid'
 */
export function readListFilters(
  values: QueryValues<AdminListQuery>,
  status: ListingStatus,
): AdminListFilters {
  const operation = values.choice('tipoOperacion', ['alquiler', 'venta', 'todas']);
  return {
    status,
    operation: operation ? (operationFromName(operation) ?? null) : null,
    name: values.text('nombre', LENGTHS.name),
    code: wholeOrPartOfCode(values.text('codigo', LENGTHS.code)),
    words: values.text('palabras', LENGTHS.words),
    featured: values.flag('destacado') ?? false,
    photos: values.flag('fotos'),
    paid: values.flag('pagado'),
    confirmed: values.flag('confirmado'),
    createdOn: values.day('fecha'),
    town: values.choice('localidad', SEARCH_TOWNS),
    half: readHalf(values),
    mark: values.choice('marca', LIST_MARK_NAMES),
    order: readOrder(values),
    ...readPage(values, { size: LIST_PAGE }),
  };
}

/** The filter by a half of the season; null without one. The availability is `libre` by default. */
function readHalf(values: QueryValues<AdminListQuery>): HalfFilter | null {
  const key = values.choice(
    'quincena',
    SEASON_HALVES.map((half) => half.key),
  );
  const half = key === null ? undefined : seasonHalf(key);
  const availability = values.choice('disponibilidad', AVAILABILITIES) ?? 'libre';
  return half ? { period: half.period, half: half.half, availability } : null;
}

/** @throws Problem 'invalid' for a column that lists are not sorted by */
function readOrder(values: QueryValues<AdminListQuery>): ListOrder | null {
  const text = values.text('orden', 20);
  if (text === null) return null;
  const order = parseListOrder(text);
  if (!order) throw Problem.invalid({ orden: [ERROR_MESSAGES.invalid] });
  return order;
}
