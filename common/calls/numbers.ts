import type {
  AveragesAnswer,
  AveragesQuery,
  DollarAnswer,
  GeocodingQuery,
  GeocodingWire,
  NoDollarAnswer,
} from '../wire/numbers.js';
import { publicRead, type Nothing, type Refused } from './call.js';

/** The exchange rate. */
export const dollarRate = publicRead<Nothing, DollarAnswer, { 503: NoDollarAnswer }>('dolar/getDollarRate');

/** Average prices, of rentals unless `operacion` says otherwise. */
export const averagePrices = publicRead<AveragesQuery, AveragesAnswer>('promedioPrecio/obtenerPromedios');

/** The point of an address. */
export const findAddress = publicRead<GeocodingQuery, GeocodingWire[], Refused<429>>('geocoding/buscar');
