import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { Nothing, Refused } from '../../kernel/calls/call.js';
import { removal, write } from '../../kernel/calls/operator-call.js';
import { publicRead } from '../../kernel/calls/public-call.js';
import type { IdQuery } from '../../kernel/calls/request-shapes.js';

/** Body of servicios/agregarServicio */
export interface NewAmenityRequest {
  nombre: string;
}

/** Body of servicios/modificarServicio */
export interface AmenityRequest extends NewAmenityRequest {
  id: number;
}

/** Query of servicios/eliminarServicio: `confirmado=1` is required if listings offer the amenity. */
export interface AmenityRemovalQuery extends IdQuery {
  confirmado?: 1;
}

/** POST servicios/agregarServicio, servicios/modificarServicio */
export interface AmenityAnswer extends SimpleAnswer {
  id: number;
}

export interface AmenityWire {
  idServicios: number;
  id: number;
  nombre: string;
  /** Names that it had, as in addresses of searches; in the catalogue only. */
  nombresAnteriores?: string[];
}

/** GET servicios/obtenerServicios */
export interface AmenitiesAnswer {
  success: true;
  servicios: AmenityWire[];
}

/** The catalogue of amenities. */
export const listAmenities = publicRead<Nothing, AmenityWire[]>('servicios/verServicios');

/** The catalogue of amenities in the field `servicios` of an object. */
export const listAmenitiesInEnvelope = publicRead<Nothing, AmenitiesAnswer>('servicios/obtenerServicios');

/** Adds an amenity to the catalogue. */
export const addAmenity = write<NewAmenityRequest, AmenityAnswer, Refused<409>>('servicios/agregarServicio');

/** Renames an amenity. */
export const renameAmenity = write<AmenityRequest, AmenityAnswer, Refused<404 | 409>>(
  'servicios/modificarServicio',
);

/** Removes an amenity. If listings offer it, a confirmation is required. */
export const removeAmenity = removal<AmenityRemovalQuery, SimpleAnswer, Refused<404 | 409>>(
  'servicios/eliminarServicio',
);
