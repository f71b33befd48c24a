import { publicRead } from '../kernel/calls/public-call.js';
import type { ListingQuery } from '../kernel/calls/request-shapes.js';
import type { RentTableRow } from './prices.js';
import type { Refused } from '../kernel/calls/call.js';
import type { Currency } from '../kernel/currencies.js';

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

/** The rent table of a public listing. */
export const rentTable = publicRead<ListingQuery, RentTableRow[], Refused<404>>(
  'inmueble/obtener/obtenerTablaPrecioFicha',
);

/** The price of a public listing for a period and a fraction. */
export const listingPrice = publicRead<PriceQuery, FoundPriceAnswer, Refused<404>>(
  'precios/obtenerPreciosInmueble',
);
