import { publicRead } from '../../kernel/calls/public-call.js';
import type { ListingsQuery } from '../../kernel/calls/request-shapes.js';
import type { TitleAnswer, SheetQuery, ListingSheetAnswer } from './sheet-shapes.js';
import type { Refused, Moved } from '../../kernel/calls/call.js';

/** The title of a public listing. */
export const listingTitle = publicRead<ListingsQuery, TitleAnswer, Refused<404>>(
  'inmueble/obtener/obtenerTituloVivienda',
);

/** The sheet of a listing. A former code redirects to the current one. */
export const listingByCode = publicRead<SheetQuery, ListingSheetAnswer, Moved & Refused<404 | 410>>(
  'inmueble/ver/verInmueblePorCodigo',
);
