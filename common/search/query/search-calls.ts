import type { FilterCountsAnswer, SearchAnswer, SentencesAnswer } from './search-shapes.js';
import { publicRead } from '../../kernel/calls/public-call.js';

/** Parameters of a search, named by the filters (docs/search.md, Filters); lists may be written with brackets. */
export interface SearchQuery {
  [parameter: string]: string | string[] | undefined;
}

export interface SentenceQuery {
  frase: string;
}

/** Searches the public listings. */
export const searchListings = publicRead<SearchQuery, SearchAnswer>(
  'inmueble/busqueda/buscarInmueblesFiltros',
);

/** Completions of a sentence that is being typed. */
export const suggestions = publicRead<SentenceQuery, SentencesAnswer>('inmueble/busqueda/sugerirFrases');

/** Number of results for each choice of each filter. */
export const countFilters = publicRead<SearchQuery, FilterCountsAnswer>('inmueble/busqueda/contarFiltros');
