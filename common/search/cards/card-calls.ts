import type {
  CodesAnswer,
  FeaturedAnswer,
  LatestAnswer,
  RelatedAnswer,
  OperationQuery,
  RelatedQuery,
} from './card-shapes.js';
import type { Nothing, Refused } from '../../kernel/calls/call.js';
import { publicRead } from '../../kernel/calls/public-call.js';

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
