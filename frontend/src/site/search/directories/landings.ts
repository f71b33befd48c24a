import { landingPages } from '#common/search/landings/landing-calls.js';
import { filtersOfLanding, landingAround } from '#common/search/landings/landings.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import { encodeSearchPath } from '#common/search/query/search-path.js';
import { operationFromName } from '#common/kernel/operations.js';
import { PERIODS } from '#common/pricing/periods.js';
import type { LandingWire } from '#common/search/landings/landing-shapes.js';
import { apiQuery, listQuery } from '../../../app/queries.js';

/** The searches by town, type and season. Only the server reads them; the page's data leave them out. */
export const landingsQuery = () =>
  listQuery(apiQuery(landingPages), ({ busquedas: list, ...rest }) => ({ list, rest }));

/** The landing page that is exactly this search. */
export function landingOf(all: readonly LandingWire[], filters: SearchFilters): LandingWire | undefined {
  const found = landingAround(all, filters);
  // Filters that landing pages do not have are compared last, because writing a path is slow.
  return found && encodeSearchPath(filtersOfLanding(found)) === encodeSearchPath(filters) ? found : undefined;
}

/** Landing pages that differ from a search in one of season, type and town. */
export function neighboursOf(all: readonly LandingWire[], filters: SearchFilters): LandingWire[] {
  const [town = null] = filters.towns;
  const [type = null] = filters.propertyTypes;
  const period = PERIODS.find(({ id }) => id === filters.period)?.name ?? null;
  return all.filter((landing) => {
    if (operationFromName(landing.operacion) !== filters.operation) return false;
    const other = [landing.ciudad !== town, landing.idTipoVivienda !== type, landing.periodo !== period];
    return other.filter(Boolean).length === 1;
  });
}
