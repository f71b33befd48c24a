import type { MapOverviewAnswer, MapWindowAnswer, MapAnswer } from './map-shapes.js';
import { publicRead } from '../../kernel/calls/public-call.js';
import type { SearchQuery } from '../query/search-calls.js';

/** Listings for a map: all, those that a search finds (`cantidad` limits them), or those that have or had the codes `codigos`. */
export const mapListings = publicRead<SearchQuery, MapAnswer>('inmueble/mapa/obtenerInmueblesParaMapa');

/** Search results on the map: grouped in a window (`zoom`, `teselas`), or overall without one. */
export const mapGroups = publicRead<SearchQuery, MapOverviewAnswer | MapWindowAnswer>(
  'inmueble/mapa/agruparInmueblesParaMapa',
);
