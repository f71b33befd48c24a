import { publicWrite, publicRead } from './public-call.js';
import type { ViewRequest, ListingStatsAnswer } from '../wire/listing-stats.js';
import type { ListingsQuery, ListingQuery } from '../wire/requests.js';
import type { SimpleAnswer } from '../wire/answers.js';
import type { Refused } from './call.js';
import type { ListingStatsWire } from '../wire/listings.js';

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
