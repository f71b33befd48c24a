import { useQuery, type QueryClient } from '@tanstack/react-query';
import { listAmenities, type AmenityWire } from '#common/listings/amenities/amenity-calls.js';
import { INITIAL_AMENITIES } from '#common/listings/amenities/initial-amenities.js';
import { listZones, type ZoneWire } from '#common/listings/zones/zone-calls.js';
import type { FilterNames } from '#common/search/filters/filter.js';
import { loadOptional, type RouteServices } from '../app/navigation/route-services.js';
import { apiQuery } from '../app/queries.js';

export const amenitiesQuery = () => apiQuery(listAmenities);
export const zonesQuery = () => apiQuery(listZones);

/** Loads the names that searches contain. */
export async function loadFilterNames(route: RouteServices): Promise<void> {
  await Promise.all([loadOptional(route, amenitiesQuery()), loadOptional(route, zonesQuery())]);
}

export function loadedFilterNames(queries: QueryClient): FilterNames {
  return namesOf(
    queries.getQueryData(amenitiesQuery().queryKey),
    queries.getQueryData(zonesQuery().queryKey),
  );
}

/** The initial amenities and no zones until they are loaded. */
export function useFilterNames(): FilterNames {
  return namesOf(useQuery(amenitiesQuery()).data, useQuery(zonesQuery()).data);
}

function namesOf(amenities?: readonly AmenityWire[], zones: readonly ZoneWire[] = []): FilterNames {
  return {
    amenities: amenities?.map(({ nombre }) => nombre) ?? INITIAL_AMENITIES,
    zones: zones.map(({ id, nombre: name, ciudad: town }) => ({ id, name, town })),
  };
}
