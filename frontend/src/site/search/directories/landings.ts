import {
  areaAverages,
  landingPages,
  zoneAverages,
  type LandingWire,
} from '#common/search/landings/landing-calls.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import { operationFromName } from '#common/kernel/operations.js';
import { slug } from '#common/kernel/text.js';
import { PERIODS } from '#common/pricing/periods.js';
import { loadOptional, type RouteServices } from '../../../app/navigation/route-services.js';
import { apiQuery, listQuery } from '../../../app/queries.js';

/** The searches by town, type and season. Only the server reads them; the page's data leave them out. */
export const landingsQuery = () =>
  listQuery(apiQuery(landingPages), ({ busquedas: list, ...rest }) => ({ list, rest }));

/** Averages of rentals of zones, and of sales. Only the server reads them for a landing page. */
export const zoneAveragesQuery = () =>
  listQuery(apiQuery(zoneAverages), ({ promedios: list, ...rest }) => ({ list, rest }));

export const areaAveragesQuery = () =>
  listQuery(apiQuery(areaAverages), ({ promedios: list, ...rest }) => ({ list, rest }));

/** What the search as a landing page shows beside its results. */
export async function loadLanding(
  services: RouteServices,
  { operation, zones }: SearchFilters,
): Promise<void> {
  await loadOptional(services, landingsQuery());
  if (zones.length === 0) return;
  if (operation === 'sale') await loadOptional(services, areaAveragesQuery());
  else await loadOptional(services, zoneAveragesQuery());
}

/** Landing pages that differ from a search in one of season, type, zone and town. */
export function neighboursOf(all: readonly LandingWire[], filters: SearchFilters): LandingWire[] {
  const [town = null] = filters.towns;
  const [zone = null] = filters.zones;
  const [type = null] = filters.propertyTypes;
  const period = PERIODS.find(({ id }) => id === filters.period)?.name ?? null;
  return all.filter((landing) => {
    if (operationFromName(landing.operacion) !== filters.operation) return false;
    const { ciudad, barrio, idTipoVivienda, periodo } = landing;
    const other = [
      ciudad !== town,
      (barrio && slug(barrio)) !== zone,
      idTipoVivienda !== type,
      periodo !== period,
    ];
    return other.filter(Boolean).length === 1;
  });
}
