import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { QueryReader, type QueryParams } from '#common/search/filters/query-reader.js';
import { parseCode } from '#common/listings/listing-code.js';
import { NEAREST_ZOOM, readTiles, type MapTiles } from '#common/search/map/map-tiles.js';
import { askedFilters, type SearchFilters } from '#common/search/query/search-filters.js';
import { parseSearchQuery } from '#common/search/query/search-query.js';
import { LIMITS } from '#common/kernel/limits.js';
import { OPERATION_IDS, OPERATIONS } from '#common/kernel/operations.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { Problem } from '#platform/process/problem.js';
import type { MapQuestion } from './map-search.js';

/**
 * A search for the maps; without `operacion` it covers both operations.
 * @throws Problem 'invalid'
 */
export function readMapQuestion(params: QueryParams): MapQuestion {
  if (params['operacion'] !== undefined) return [readFilters(params)];
  const [first, ...others] = OPERATION_IDS.map((id) =>
    readFilters({ ...params, operacion: OPERATIONS[id].name }),
  );
  return [first!, ...others];
}

/**
 * `zoom` and `teselas`; null if both are missing.
 * @throws Problem 'invalid'
 */
export function readMapTiles(params: QueryParams): MapTiles | null {
  const values = new QueryValues(params);
  const [zoomText, text] = [values.text('zoom', 2), values.text('teselas', 32)];
  if (zoomText === null && text === null) return null;
  const zoom = /^\d{1,2}$/.test(zoomText ?? '') ? Number(zoomText) : -1;
  if (zoom < 0 || zoom > NEAREST_ZOOM) throw Problem.invalid({ zoom: [ERROR_MESSAGES.invalid] });
  const tiles = readTiles(text ?? '', zoom);
  if (!tiles) throw Problem.invalid({ teselas: [ERROR_MESSAGES.invalid] });
  return tiles;
}

/**
 * How many of the newest listings are requested.
 * @throws Problem 'invalid'
 */
export function readMapCount(params: QueryParams): number {
  const count = new QueryValues(params).id('cantidad') ?? LIMITS.mapList;
  if (count > LIMITS.mapList) throw Problem.invalid({ cantidad: [ERROR_MESSAGES.invalid] });
  return count;
}

/**
 * Codes of the requested listings.
 * @throws Problem 'invalid'
 */
export function readListingCodes(params: QueryParams): string[] {
  const reader = new QueryReader(params);
  const codes = reader.many(['codigos'], (text) => parseCode(text)?.code);
  if (Object.keys(reader.errors).length > 0) throw Problem.invalid(reader.errors);
  return codes;
}

function readFilters(params: QueryParams): SearchFilters {
  const parsed = parseSearchQuery(params);
  if ('errors' in parsed) throw Problem.invalid(parsed.errors);
  return askedFilters(parsed.query.filters);
}
