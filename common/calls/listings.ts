import type {
  CodesAnswer,
  FeaturedAnswer,
  LatestAnswer,
  ListingSheetAnswer,
  RelatedAnswer,
} from '../wire/listings.js';
import type { OperationQuery, RelatedQuery, SheetQuery } from '../wire/listing-questions.js';
import type { Moved, Nothing, Refused } from './call.js';
import { publicRead } from './public-call.js';

/** The sheet of a listing. A former code redirects to the current one. */
export const listingByCode = publicRead<SheetQuery, ListingSheetAnswer, Moved & Refused<404 | 410>>(
  'inmueble/ver/verInmueblePorCodigo',
);

/** Featured listings that are paid. */
export const featuredListings = publicRead<OperationQuery, FeaturedAnswer>(
  'inmueble/ver/verInmueblesDestacados',
);

/** The newest listings. */
export const latestListings = publicRead<OperationQuery, LatestAnswer>('inmueble/ver/verInmueblesUltimos');

/** Related listings: of a public listing by id, of a former one by code. */
export const relatedListings = publicRead<RelatedQuery, RelatedAnswer, Refused<404>>(
  'inmueble/ver/verPropiedadesRelacionadas',
);

/** The codes of all public listings. */
export const listingCodes = publicRead<Nothing, CodesAnswer>('inmueble/obtener/obtenerCodigosInmuebles');
