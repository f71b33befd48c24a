import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';

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
