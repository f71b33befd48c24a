import { publicRead } from '../../kernel/calls/public-call.js';
import type { Nothing } from '../../kernel/calls/call.js';
import type {
  AreaAveragesAnswer,
  LandingsAnswer,
  PriceGuideAnswer,
  PriceGuideQuery,
  ZoneAveragesAnswer,
} from './landing-shapes.js';

/** Counts and price ranges by town, type and season. */
export const landingPages = publicRead<Nothing, LandingsAnswer>('inmueble/busqueda/resumenBusquedas');

/** Average prices per square metre of sales, by town, type and currency. */
export const areaAverages = publicRead<Nothing, AreaAveragesAnswer>('inmueble/busqueda/promediosPorMetro');

/** Average prices of rentals, by zone, type, part of the season and currency. */
export const zoneAverages = publicRead<Nothing, ZoneAveragesAnswer>('inmueble/busqueda/promediosPorBarrio');

/** What owners of such homes ask, and what visitors search for. */
export const priceGuide = publicRead<PriceGuideQuery, PriceGuideAnswer>('inmueble/busqueda/guiaPrecios');
