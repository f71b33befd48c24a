import { DEFAULT_CURRENCY } from '#common/kernel/currencies.js';
import type { PriceDraft } from './section-drafts.js';

let rowsMade = 0;

/** An empty price of the operator's forms. */
export function newRow(): PriceDraft {
  rowsMade += 1;
  return {
    clave: `nuevo-${rowsMade}`,
    idPrecios: null,
    periodo: '',
    fraccion: '',
    monto: null,
    tipo_moneda: DEFAULT_CURRENCY,
    alquilado: false,
  };
}
