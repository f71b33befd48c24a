import { publicRead } from '../kernel/calls/public-call.js';
import type { ListingQuery } from '../kernel/calls/request-shapes.js';
import type { PriceQuery, FoundPriceAnswer } from './price-shapes.js';
import type { RentTableRow } from './prices.js';
import type { Refused } from '../kernel/calls/call.js';

/** The rent table of a public listing. */
export const rentTable = publicRead<ListingQuery, RentTableRow[], Refused<404>>(
  'inmueble/obtener/obtenerTablaPrecioFicha',
);

/** The price of a public listing for a period and a fraction. */
export const listingPrice = publicRead<PriceQuery, FoundPriceAnswer, Refused<404>>(
  'precios/obtenerPreciosInmueble',
);
