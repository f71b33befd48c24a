import type { CodesAnswer, FeaturedAnswer, LatestAnswer, ListingSheetAnswer } from '#common/wire/listings.js';
import type { OperationName } from '#common/vocabulary/operations.js';
import { apiQuery, listQuery } from '../../app/queries.js';

/** Reads that several screens share; a path is also the cache's key. */
export const listingQueries = {
  latest: (operation: OperationName) =>
    listQuery<LatestAnswer>(`/api/inmueble/ver/verInmueblesUltimos?tipo=${operation}`, (list) => ({
      list,
      rest: {},
    })),
  featured: (operation: OperationName) =>
    listQuery<FeaturedAnswer>(
      `/api/inmueble/ver/verInmueblesDestacados?tipo=${operation}`,
      ({ inmuebles: list }) => ({ list: list.filter(({ pagado }) => pagado), rest: {} }),
    ),
  /** `question` is what a search wants to know of its price, `?llegada=…`. */
  sheet: (code: string, question = '') =>
    apiQuery<ListingSheetAnswer>(
      `/api/inmueble/ver/verInmueblePorCodigo?codigo=${encodeURIComponent(code)}${question.replace('?', '&')}`,
    ),
  codes: () => apiQuery<CodesAnswer>('/api/inmueble/obtener/obtenerCodigosInmuebles'),
};
