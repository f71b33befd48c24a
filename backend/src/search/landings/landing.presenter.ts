import { OPERATIONS } from '#common/kernel/operations.js';
import { period } from '#common/pricing/periods.js';
import { toCents } from '#common/listings/attributes/price-per-area.js';
import type { AreaAverageWire, LandingWire } from '#common/search/landings/landing-shapes.js';
import type { AreaAverage } from '../../listings/rows/public.js';
import type { LandingPage } from './landing-pages.js';

export function presentLanding(page: LandingPage): LandingWire {
  return {
    operacion: OPERATIONS[page.operation].name,
    ciudad: page.town,
    barrio: page.zone,
    idTipoVivienda: page.type,
    periodo: page.period && period(page.period).name,
    avisos: page.listings,
    precios: page.prices && {
      moneda: page.prices.currency,
      desde: page.prices.from,
      hasta: page.prices.to,
    },
  };
}

/** @param zones names by id */
export function presentAreaAverage(
  { town, zoneId, propertyType, average, currency, listings }: AreaAverage,
  zones: ReadonlyMap<number, string>,
): AreaAverageWire {
  return {
    ciudad: town,
    barrio: zoneId === null ? null : zones.get(zoneId)!,
    idTipoVivienda: propertyType,
    promedio: toCents(average),
    moneda: currency,
    avisos: listings,
  };
}
