import type { OperationName } from '../vocabulary/operations.js';
import type { AmenityWire } from './listings.js';

/** Query of the lists of one operation or of both */
export interface OperationQuery {
  tipo?: OperationName;
}

/** Query of inmueble/ver/verInmueblePorCodigo, including the part of a search that affects the price. */
export interface SheetQuery {
  codigo: string;
  llegada?: string;
  salida?: string;
  personas?: string;
  periodo?: string;
  fraccion?: string;
  moneda?: string;
}

/** Query of inmueble/ver/verPropiedadesRelacionadas: of a public listing by `id`, or by `codigo` alone. */
export interface RelatedQuery {
  id?: number;
  localidad?: string;
  tipoOperacion?: OperationName;
  codigo?: string;
}

/** GET inmueble/obtener/obtenerTituloVivienda */
export interface TitleAnswer {
  success: true;
  titulo: string;
}

/** GET servicios/obtenerServicios */
export interface AmenitiesAnswer {
  success: true;
  servicios: AmenityWire[];
}
