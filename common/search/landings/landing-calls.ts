import { publicRead } from '../../kernel/calls/public-call.js';
import type { Nothing } from '../../kernel/calls/call.js';
import type { AreaAveragesAnswer, LandingsAnswer } from './landing-shapes.js';

/** Counts and price ranges by town, type and season. */
export const landingPages = publicRead<Nothing, LandingsAnswer>('inmueble/busqueda/resumenBusquedas');

/** Average prices per square metre of sales, by town, type and currency. */
export const areaAverages = publicRead<Nothing, AreaAveragesAnswer>('inmueble/busqueda/promediosPorMetro');
