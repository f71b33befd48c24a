import { operationFromName } from '../../kernel/operations.js';
import { PERIODS } from '../../pricing/periods.js';
import { propertyTypeFromText } from '../../listings/property-types.js';
import { stayUnit } from '../../listings/stay-unit.js';
import type { LandingWire } from './landing-calls.js';
import { formatPrice } from '../../pricing/prices.js';
import { slug } from '../../kernel/text.js';
import { emptyFilters, type SearchFilters } from '../query/search-filters.js';
import { searchAddress } from '../query/search-path.js';

/** The search of a landing page. */
export function filtersOfLanding({
  operacion,
  ciudad,
  barrio,
  idTipoVivienda,
  periodo,
}: LandingWire): SearchFilters {
  const type = propertyTypeFromText(String(idTipoVivienda));
  return {
    ...emptyFilters(operationFromName(operacion)),
    towns: ciudad === null ? [] : [ciudad],
    zones: barrio === null ? [] : [slug(barrio)],
    propertyTypes: type ? [type] : [],
    period: PERIODS.find(({ name }) => name === periodo)?.id ?? null,
  };
}

/** The landing page that is exactly this search; undefined if there is none. */
export function landingOf(all: readonly LandingWire[], filters: SearchFilters): LandingWire | undefined {
  const { operation, towns, zones, propertyTypes, period } = filters;
  const type = only(propertyTypes);
  const season = PERIODS.find(({ id }) => id === period)?.name ?? null;
  const found = all.find(
    ({ operacion, ciudad, barrio, idTipoVivienda, periodo }) =>
      operationFromName(operacion) === operation &&
      ciudad === only(towns) &&
      (barrio && slug(barrio)) === only(zones) &&
      idTipoVivienda === type &&
      periodo === season,
  );
  // Filters that landing pages do not have are compared last, because writing an address is slow.
  return found && searchAddress(filtersOfLanding(found)) === searchAddress(filters) ? found : undefined;
}

function only<T>(values: readonly T[]): T | null {
  return values.length === 1 ? values[0]! : null;
}

/** `de ARS$ 400.000 a ARS$ 2.000.000 por mes completo`; empty without free prices. */
export function priceRange({ operacion, idTipoVivienda, periodo, precios }: LandingWire): string {
  if (!precios) return '';
  const { moneda, desde, hasta } = precios;
  const amounts =
    desde === hasta
      ? formatPrice(desde, moneda)
      : `de ${formatPrice(desde, moneda)} a ${formatPrice(hasta, moneda)}`;
  return operacion === 'venta' ? amounts : `${amounts} por ${unitOf(periodo, idTipoVivienda)}`;
}

function unitOf(periodo: string | null, typeId: number | null): string {
  const period = PERIODS.find(({ name }) => name === periodo);
  if (period) return period.per ?? 'mes completo';
  return stayUnit(typeId);
}
