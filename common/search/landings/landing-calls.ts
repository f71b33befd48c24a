import { publicRead } from '../../kernel/calls/public-call.js';
import type { Nothing } from '../../kernel/calls/call.js';
import type { LandingsAnswer } from './landing-shapes.js';

/** Counts and price ranges by town, type and season. */
export const landingPages = publicRead<Nothing, LandingsAnswer>('inmueble/busqueda/resumenBusquedas');
