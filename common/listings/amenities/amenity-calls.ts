import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type {
  NewAmenityRequest,
  AmenityAnswer,
  AmenityRemovalQuery,
  AmenityRequest,
  AmenitiesAnswer,
  AmenityWire,
} from './amenity-shapes.js';
import type { Nothing, Refused } from '../../kernel/calls/call.js';
import { removal, write } from '../../kernel/calls/operator-call.js';
import { publicRead } from '../../kernel/calls/public-call.js';

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
