import { publicRead } from '../../kernel/calls/public-call.js';
import type { Nothing } from '../../kernel/calls/call.js';
import type { Currency } from '../../kernel/currencies.js';
import type { OperationName } from '../../kernel/operations.js';
import type { WantedPart } from './wanted-part.js';

/** The search of a landing page: town × type × season, each one or all; or zone × type. */
export interface LandingWire {
  operacion: OperationName;
  /** Null is every town. */
  ciudad: string | null;
  /** Null is the whole town. */
  barrio: string | null;
  /** Null is every type. */
  idTipoVivienda: number | null;
  /** Name of the period; null is the whole season, or a sale. */
  periodo: string | null;
  avisos: number;
  /** Lowest and highest free price: of the whole period, per night without a period, of a sale. */
  precios: { moneda: Currency; desde: number; hasta: number } | null;
}

export interface LandingsAnswer {
  success: true;
  busquedas: LandingWire[];
}

/** An average of at least five public sales. */
export interface AreaAverageWire {
  ciudad: string;
  /** Null is the whole town. */
  barrio: string | null;
  idTipoVivienda: number;
  promedio: number;
  moneda: Currency;
  avisos: number;
}

export interface AreaAveragesAnswer {
  success: true;
  promedios: AreaAverageWire[];
}

/** Average of the prices that at least five public rentals of a zone ask for a part of the season. */
export interface ZoneAverageWire {
  ciudad: string;
  barrio: string;
  idTipoVivienda: number;
  periodo: string;
  fraccion: string;
  promedio: number;
  moneda: Currency;
  avisos: number;
}

export interface ZoneAveragesAnswer {
  success: true;
  promedios: ZoneAverageWire[];
}

/** Query of inmueble/busqueda/guiaPrecios: a notice as far as others compare with it. */
export interface PriceGuideQuery {
  operacion: OperationName;
  ciudad: string;
  /** Name or id. */
  tipoVivienda: string;
  /** Houses compare by bedrooms, flats by rooms. */
  dormitorios?: string;
  ambientes?: string;
  personas?: string;
}

/** What half of at least five public notices ask for a part of the season, or for a sale: the middle half of the prices. */
export interface PriceGuideLine {
  /** Names; empty for a sale. */
  periodo: string;
  fraccion: string;
  /** Bedrooms of houses, rooms of flats (`3`, `5+`), as the averages group them; null if notices of any size compare. */
  tamanio: string | null;
  moneda: Currency;
  desde: number;
  hasta: number;
  avisos: number;
}

/** GET inmueble/busqueda/guiaPrecios */
export interface PriceGuideAnswer {
  success: true;
  precios: PriceGuideLine[];
  /** What visitors searched most for such homes; null for sales and few searches. */
  buscado: WantedPart | null;
}

/** Counts and price ranges by town, type and season. */
export const landingPages = publicRead<Nothing, LandingsAnswer>('inmueble/busqueda/resumenBusquedas');

/** Average prices per square metre of sales, by town, type and currency. */
export const areaAverages = publicRead<Nothing, AreaAveragesAnswer>('inmueble/busqueda/promediosPorMetro');

/** Average prices of rentals, by zone, type, part of the season and currency. */
export const zoneAverages = publicRead<Nothing, ZoneAveragesAnswer>('inmueble/busqueda/promediosPorBarrio');

/** What owners of such homes ask, and what visitors search for. */
export const priceGuide = publicRead<PriceGuideQuery, PriceGuideAnswer>('inmueble/busqueda/guiaPrecios');
