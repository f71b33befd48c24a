import type { FilterCountsAnswer, MapAnswer, SearchAnswer } from '../wire/listings.js';
import type { MapOverviewAnswer, MapWindowAnswer } from '../wire/map.js';
import { publicRead } from './call.js';

/** Parameters of a search. Their names stand with the filters (docs/search.md, Filters); lists may be written with brackets. */
export interface SearchQuery {
  [parameter: string]: string | string[] | undefined;
}

/** Searches the public listings. */
export const searchListings = publicRead<SearchQuery, SearchAnswer>(
  'inmueble/busqueda/buscarInmueblesFiltros',
);

/** Counts how many listings each choice of each filter would leave. */
export const countFilters = publicRead<SearchQuery, FilterCountsAnswer>('inmueble/busqueda/contarFiltros');

/** Listings for a map: all of them, those that a search finds (`cantidad` limits them), or those of `codigos`. */
export const mapListings = publicRead<SearchQuery, MapAnswer>('inmueble/mapa/obtenerInmueblesParaMapa');

/** What a search finds on the map: grouped in a window (`zoom`, `teselas`), or as a whole without one. */
export const mapGroups = publicRead<SearchQuery, MapOverviewAnswer | MapWindowAnswer>(
  'inmueble/mapa/agruparInmueblesParaMapa',
);
