import type { SimpleAnswer } from '../wire/admin.js';
import type { NewServiceRequest, ServiceAnswer, ServiceRemovalQuery, ServiceRequest } from '../wire/desk.js';
import type { ServicesAnswer } from '../wire/listing-questions.js';
import type { AmenityWire } from '../wire/listings.js';
import type { Nothing, Refused } from './call.js';
import { removal, write } from './operator-call.js';
import { publicRead } from './public-call.js';

/** The catalogue of amenities. */
export const listServices = publicRead<Nothing, AmenityWire[]>('servicios/verServicios');

/** The same as an object. */
export const listServicesInEnvelope = publicRead<Nothing, ServicesAnswer>('servicios/obtenerServicios');

/** Adds a service to the catalogue. */
export const addService = write<NewServiceRequest, ServiceAnswer, Refused<409>>('servicios/agregarServicio');

/** Renames a service. */
export const renameService = write<ServiceRequest, ServiceAnswer, Refused<404 | 409>>(
  'servicios/modificarServicio',
);

/** Removes a service. If listings offer it, a confirmation is required. */
export const removeService = removal<ServiceRemovalQuery, SimpleAnswer, Refused<404 | 409>>(
  'servicios/eliminarServicio',
);
