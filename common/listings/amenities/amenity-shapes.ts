import type { IdQuery } from '../../kernel/calls/request-shapes.js';
import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';

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
