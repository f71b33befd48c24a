import type { AveragesAnswer, AveragesQuery } from './average-shapes.js';
import { publicRead } from '../../kernel/calls/public-call.js';

/** Average prices, of rentals unless `operacion` says otherwise. */
export const averagePrices = publicRead<AveragesQuery, AveragesAnswer>('promedioPrecio/obtenerPromedios');
