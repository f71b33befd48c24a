import type { OperationName } from '../vocabulary/operations.js';
import type { LeadPriceWire } from './listings.js';

/** GET inmueble/mapa/agruparInmueblesParaMapa without `teselas`: how much a search finds on the map, and where. */
export interface MapOverviewAnswer {
  success: true;
  /** Listings that have a place. */
  total: number;
  /** In degrees; null where there are none. */
  limites: { sur: number; oeste: number; norte: number; este: number } | null;
}

/** The same with `zoom` and `teselas` (`oeste,norte,este,sur`, tiles of 256 pixels): what stands in that window. */
export interface MapWindowAnswer {
  success: true;
  total: number;
  /** Listings of several places; at `zoom` they come apart. */
  grupos: { latitud: number; longitud: number; cantidad: number; zoom: number }[];
  lugares: MapPlaceWire[];
}

/** Listings of one place. */
export interface MapPlaceWire extends LeadPriceWire {
  latitud: number;
  longitud: number;
  cantidad: number;
  /** The newest hundred. */
  codigos: string[];
  /** Of the one listing, or how many there are. */
  titulo: string;
  /** Operation and price are those of the newest. */
  tipoOperacion: OperationName;
}
