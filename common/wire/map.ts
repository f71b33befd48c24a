import type { OperationName } from '../vocabulary/operations.js';
import type { LeadPriceWire } from './listings.js';

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
