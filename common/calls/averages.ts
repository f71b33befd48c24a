import type { AveragesAnswer, AveragesQuery } from '../wire/averages.js';
import { publicRead } from './public-call.js';

/** Average prices, of rentals unless `operacion` says otherwise. */
export const averagePrices = publicRead<AveragesQuery, AveragesAnswer>('promedioPrecio/obtenerPromedios');
