import { OPERATIONS } from '#common/vocabulary/operations.js';
import { period } from '#common/vocabulary/periods.js';
import type { LandingWire } from '#common/wire/landings.js';
import type { LandingPage } from '../../queries/landing-pages.js';

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
