import { publicRead } from './public-call.js';
import type { ListingQuery } from '../wire/requests.js';
import type { PriceQuery, FoundPriceAnswer } from '../wire/prices.js';
import type { RentTableRow } from '../rules/prices.js';
import type { Refused } from './call.js';

/** The rent table of a public listing. */
export const rentTable = publicRead<ListingQuery, RentTableRow[], Refused<404>>(
  'inmueble/obtener/obtenerTablaPrecioFicha',
);

/** The price of a public listing for a period and a fraction. */
export const listingPrice = publicRead<PriceQuery, FoundPriceAnswer, Refused<404>>(
  'precios/obtenerPreciosInmueble',
);
