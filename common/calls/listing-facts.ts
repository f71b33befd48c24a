import type { RentTableRow } from '../rules/prices.js';
import type { TitleAnswer } from '../wire/listing-questions.js';
import type { ListingStatsWire } from '../wire/listings.js';
import type { SimpleAnswer } from '../wire/admin.js';
import type {
  ContractStateAnswer,
  FoundPriceAnswer,
  ListingQuery,
  ListingsQuery,
  ListingStatsAnswer,
  PriceQuery,
  ViewRequest,
} from '../wire/numbers.js';
import type { Refused } from './call.js';
import { publicRead, publicWrite } from './public-call.js';

/** The title of a public listing. */
export const listingTitle = publicRead<ListingsQuery, TitleAnswer, Refused<404>>(
  'inmueble/obtener/obtenerTituloVivienda',
);

/** The rent table of a public listing. */
export const rentTable = publicRead<ListingQuery, RentTableRow[], Refused<404>>(
  'inmueble/obtener/obtenerTablaPrecioFicha',
);

/** The price of a public listing for a period and a fraction. */
export const listingPrice = publicRead<PriceQuery, FoundPriceAnswer, Refused<404>>(
  'precios/obtenerPreciosInmueble',
);

/** State of a public listing's contract. */
export const contractState = publicRead<ListingQuery, ContractStateAnswer, Refused<404>>(
  'contrato/verificarEstadoContrato',
);

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
