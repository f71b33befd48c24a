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

export function presentAreaAverage({
  town,
  propertyType,
  average,
  currency,
  listings,
}: AreaAverage): AreaAverageWire {
  return {
    ciudad: town,
    idTipoVivienda: propertyType,
    promedio: toCents(average),
    moneda: currency,
    avisos: listings,
  };
}
