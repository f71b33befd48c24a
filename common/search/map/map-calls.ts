import { publicRead } from '../../kernel/calls/public-call.js';
import type { SearchQuery } from '../query/search-calls.js';
import type { OperationName } from '../../kernel/operations.js';
import type { LeadPriceWire } from '../../pricing/lead-price-shapes.js';
import type { StayWire } from '../../pricing/stays/stay-shapes.js';

/** GET inmueble/mapa/agruparInmueblesParaMapa without `teselas`: number and extent of the results on the map. */
export interface MapOverviewAnswer {
  success: true;
  /** Listings with coordinates. */
  total: number;
  /** In degrees; null without results. */
  limites: { sur: number; oeste: number; norte: number; este: number } | null;
}

/** The same with `zoom` and `teselas` (`oeste,norte,este,sur`, tiles of 256 pixels): groups in that window. */
export interface MapWindowAnswer {
  success: true;
  total: number;
  /** Listings at several locations; they separate at `zoom`. */
  grupos: { latitud: number; longitud: number; cantidad: number; zoom: number }[];
  lugares: MapPlaceWire[];
}

/** Listings at one location. */
export interface MapPlaceWire extends LeadPriceWire {
  latitud: number;
  longitud: number;
  cantidad: number;
  /** The newest hundred. */
  codigos: string[];
  /** Title of a single listing, otherwise the number of listings. */
  titulo: string;
  /** Operation and price of the newest. */
  tipoOperacion: OperationName;
}

/** One listing of the map of all listings. */
export interface MapListingWire extends LeadPriceWire {
  codigo: string;
  tipoOperacion: OperationName;
  tipoVivienda: string;
  idTipoVivienda: number;
  title: string;
  dormitorios: number | null;
  ambientes: number | null;
  /** `85 m² cub. · 300 m²`; empty if the notice states none. */
  medidas: string;
  latitud: number;
  longitud: number;
  direccionCompleta: string;
  miniatura: string | null;
  /** The following, if it was asked for by code: its id, and the former codes by which it was asked for. */
  idInmuebles?: number;
  codigosAnteriores?: string[];
  /** Quote for the dates of the search, if it has any; null for listings without seasonal prices. */
  estadia?: StayWire | null;
}

export interface MapAnswer {
  success: true;
  message: string;
  inmuebles: MapListingWire[];
  /** Total number, if only the newest were requested. */
  total?: number;
}

/** Listings for a map: all, those that a search finds (`cantidad` limits them), or those that have or had the codes `codigos`. */
export const mapListings = publicRead<SearchQuery, MapAnswer>('inmueble/mapa/obtenerInmueblesParaMapa');

/** Search results on the map: grouped in a window (`zoom`, `teselas`), or overall without one. */
export const mapGroups = publicRead<SearchQuery, MapOverviewAnswer | MapWindowAnswer>(
  'inmueble/mapa/agruparInmueblesParaMapa',
);
