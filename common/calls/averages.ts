import type { AveragesAnswer, AveragesQuery } from '../wire/numbers.js';
import { publicRead } from './public-call.js';

/** Average prices, of rentals unless `operacion` says otherwise. */
export const averagePrices = publicRead<AveragesQuery, AveragesAnswer>('promedioPrecio/obtenerPromedios');
