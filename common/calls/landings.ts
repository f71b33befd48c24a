import { publicRead } from './public-call.js';
import type { Nothing } from './call.js';
import type { LandingsAnswer } from '../wire/landings.js';

/** Counts and price ranges by town, type and season. */
export const landingPages = publicRead<Nothing, LandingsAnswer>('inmueble/busqueda/resumenBusquedas');
