import type { QueryClient } from '@tanstack/react-query';
import { presentAmenitySlugs } from '#common/listings/amenities/amenities.js';
import { presentPlaces } from '#common/listings/zones/zones.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import { amenitiesQuery, zonesQuery } from './filter-names.js';

/** The filters with the present names of amenities and zones instead of ids and former names, so that each search has one address. */
export function withPresentNames(filters: SearchFilters, queries: QueryClient): SearchFilters {
  const amenities = queries.getQueryData(amenitiesQuery().queryKey) ?? [];
  const zones = queries.getQueryData(zonesQuery().queryKey) ?? [];
  const known = amenities.map(({ id, nombre: name, nombresAnteriores: formerSlugs = [] }) => ({
    id,
    name,
    formerSlugs,
  }));
  const places = zones.map(({ id, nombre: name, ciudad: town, nombresAnteriores: formerSlugs = [] }) => ({
    id,
    name,
    town,
    formerSlugs,
  }));
  return {
    ...filters,
    ...presentPlaces(places, filters),
    amenities: presentAmenitySlugs(known, filters.amenities),
  };
}
