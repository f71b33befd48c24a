import { publicWrite, publicRead } from '../kernel/calls/public-call.js';
import type { ListingsQuery, ListingQuery } from '../kernel/calls/request-shapes.js';
import type { SimpleAnswer } from '../kernel/calls/answer-shapes.js';
import type { Refused } from '../kernel/calls/call.js';
import type { ListingStatsWire } from '../search/cards/card-calls.js';

/** GET estadisticas/obtenerEstadisticasInmueble */
export interface ListingStatsAnswer {
  success: true;
  estadisticas: ListingStatsWire & { totalConsultas: number };
}

/** Body of estadisticas/registrarVista */
export interface ViewRequest {
  idInmuebles: number;
}

/** Counts a view of a listing, once per hour and visitor. */
export const recordView = publicWrite<ViewRequest, SimpleAnswer, Refused<404 | 429>>(
  'estadisticas/registrarVista',
);

/** Views and inquiries of a public listing. */
export const viewCounts = publicRead<ListingsQuery, ListingStatsWire, Refused<404>>(
  'inmueble/ver/verEstadisticasConsultas',
);

/** Views and inquiries of a public listing, with the sum of the inquiries. */
export const listingStats = publicRead<ListingQuery, ListingStatsAnswer, Refused<404>>(
  'estadisticas/obtenerEstadisticasInmueble',
);
