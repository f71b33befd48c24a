import type { Currency } from '../kernel/currencies.js';
import type { ListingQuery } from '../kernel/calls/request-shapes.js';

/** GET precios/obtenerPreciosInmueble */
export interface FoundPriceAnswer {
  success: true;
  precioEncontrado: { precio: number | 'ALQUILADO'; moneda: Currency } | null;
}

/** Query of precios/obtenerPreciosInmueble: names as in the rent table. */
export interface PriceQuery extends ListingQuery {
  periodo?: string;
  fraccion?: string;
}

export interface PriceWire {
  idPrecios: number;
  periodo: string;
  fraccion: string;
  monto: number;
  tipo_moneda: Currency;
  alquilado: boolean;
}
