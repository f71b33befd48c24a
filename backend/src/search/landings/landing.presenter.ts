import { OPERATIONS } from '#common/kernel/operations.js';
import { period } from '#common/pricing/periods.js';
import type { LandingWire } from '#common/search/landings/landing-shapes.js';
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
