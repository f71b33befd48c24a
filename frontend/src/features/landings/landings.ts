import { landingPages } from '#common/calls/search.js';
import { formatPrice } from '#common/rules/prices.js';
import { emptyFilters, type SearchFilters } from '#common/rules/search-filters.js';
import { encodeSearchPath } from '#common/rules/search-path.js';
import { operationFromName } from '#common/vocabulary/operations.js';
import { PERIODS } from '#common/vocabulary/periods.js';
import { propertyTypeFromText } from '#common/vocabulary/property-types.js';
import type { LandingWire } from '#common/wire/landings.js';
import { apiQuery, listQuery } from '../../app/queries.js';

/** The searches by town, type and season. Only the server reads them; the page's data leave them out. */
export const landingsQuery = () =>
  listQuery(apiQuery(landingPages), ({ busquedas: list, ...rest }) => ({ list, rest }));

/** The search of a landing page. */
export function filtersOf({ operacion, ciudad, idTipoVivienda, periodo }: LandingWire): SearchFilters {
  const type = propertyTypeFromText(String(idTipoVivienda));
  return {
    ...emptyFilters(operationFromName(operacion)),
    towns: ciudad === null ? [] : [ciudad],
    propertyTypes: type ? [type] : [],
    period: PERIODS.find(({ name }) => name === periodo)?.id ?? null,
  };
}

/** The landing page that is exactly this search. */
export function landingOf(all: readonly LandingWire[], filters: SearchFilters): LandingWire | undefined {
  const found = all.find((landing) => {
    const { operation, towns, propertyTypes, period } = filtersOf(landing);
    return (
      operation === filters.operation &&
      (towns[0] ?? null) === (filters.towns[0] ?? null) &&
      (propertyTypes[0] ?? null) === (filters.propertyTypes[0] ?? null) &&
      period === filters.period
    );
  });
  // Filters that landing pages do not have are compared last, because writing a path is slow.
  return found && encodeSearchPath(filtersOf(found)) === encodeSearchPath(filters) ? found : undefined;
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

/** `de ARS$ 400.000 a ARS$ 2.000.000 por mes completo`; empty without free prices. */
export function priceRange({ operacion, periodo, precios }: LandingWire): string {
  if (!precios) return '';
  const { moneda, desde, hasta } = precios;
  const amounts =
    desde === hasta
      ? formatPrice(desde, moneda)
      : `de ${formatPrice(desde, moneda)} a ${formatPrice(hasta, moneda)}`;
  return operacion === 'venta' ? amounts : `${amounts} por ${unitOf(periodo)}`;
}

function unitOf(periodo: string | null): string {
  const period = PERIODS.find(({ name }) => name === periodo);
  return period ? (period.per ?? 'mes completo') : 'noche';
}
