import type { FilterCountsAnswer, SearchAnswer } from '../wire/listings.js';
import { publicRead } from './public-call.js';

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
