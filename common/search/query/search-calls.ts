import { publicRead } from '../../kernel/calls/public-call.js';
import type { ListingCardWire } from '../cards/card-calls.js';

/** Histogram of the lead prices of a search in equal steps; amounts in pesos, or in the requested currency. */
export interface PriceHistogramWire {
  desde: number;
  hasta: number;
  cantidades: number[];
}

/** GET inmueble/busqueda/contarFiltros: number of results for each choice of each filter. */
export interface FilterCounts {
  /** By search field, then by value. */
  opciones: Record<string, Record<string, number>>;
  /** Null if fewer than two listings have a price. */
  precios: PriceHistogramWire | null;
  /** For a search that finds nothing: the number of results without each filter, by the text of its chip. */
  sinFiltro?: Record<string, number>;
}

export interface FilterCountsAnswer extends FilterCounts {
  success: true;
}

export interface SentencesAnswer {
  success: true;
  frases: string[];
}

/** A part of a sentence that became a filter. */
export interface UnderstoodWire {
  texto: string;
  /** Parameter of the search: `ciudades`, `precioHasta`, `orden`. */
  filtro: string;
  /** As its chip says it. */
  valor: string;
}

export interface SearchAnswer {
  success: true;
  message: string;
  inmuebles: ListingCardWire[];
  total: number;
  pagina: number;
  paginas: number;
  /** Whether prices of both currencies can be compared. */
  hayCotizacion: boolean;
  /** With `frase`: what became a filter, the words that notices are searched for, and what was not understood. */
  entendido?: UnderstoodWire[];
  palabras?: string[];
  noEntendido?: string[];
}

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
