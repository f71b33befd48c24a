import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { Nothing, Refused } from '../../kernel/calls/call.js';
import { read, removal, write } from '../../kernel/calls/operator-call.js';
import { publicRead } from '../../kernel/calls/public-call.js';
import type { IdQuery } from '../../kernel/calls/request-shapes.js';

/** A zone of a town. */
export interface ZoneWire {
  id: number;
  nombre: string;
  ciudad: string;
  /** Names that it had, as in addresses of searches; left out if there are none. */
  nombresAnteriores?: string[];
}

/** A corner of a zone. */
export interface CornerWire {
  latitud: number;
  longitud: number;
}

/** A zone with its border, for the operator. */
export interface DrawnZoneWire extends ZoneWire {
  contorno: CornerWire[];
  /** Changes with each change. */
  version: number;
  /** Public notices in it. */
  avisos: number;
}

/** GET barrios/verContornos */
export interface DrawnZonesAnswer {
  success: true;
  barrios: DrawnZoneWire[];
}

/** Body of barrios/agregarBarrio */
export interface NewZoneRequest {
  nombre: string;
  ciudad: string;
  contorno: CornerWire[];
}

/** Body of barrios/modificarBarrio */
export interface ZoneRequest extends NewZoneRequest {
  id: number;
  /** Of the zone that was edited: a zone that somebody else has changed since is not overwritten. */
  version: number;
}

/** POST barrios/agregarBarrio, barrios/modificarBarrio */
export interface ZoneAnswer extends SimpleAnswer {
  id: number;
}

/** The zones (barrios) of all towns. */
export const listZones = publicRead<Nothing, ZoneWire[]>('barrios/verBarrios');

/** The zones with their borders. */
export const drawnZones = read<Nothing, DrawnZonesAnswer>('barrios/verContornos');

/** Adds a zone. Notices inside it are found by it after a minute. */
export const addZone = write<NewZoneRequest, ZoneAnswer, Refused<409>>('barrios/agregarBarrio');

/** Changes the name, the town or the border of a zone. */
export const changeZone = write<ZoneRequest, ZoneAnswer, Refused<404 | 409>>('barrios/modificarBarrio');

/** Removes a zone; its notices stay. */
export const removeZone = removal<IdQuery, SimpleAnswer, Refused<404>>('barrios/eliminarBarrio');
