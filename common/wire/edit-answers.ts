import type { AdminContractWire, SimpleAnswer } from './admin.js';
import type { ImageWire } from './listings.js';

/** POST inmueble/fotos/cargarFotos and cargarFotosPendientes: accepted photos, and reasons of refusal by file name. */
export interface PhotosUploadedAnswer {
  success: true;
  message: string;
  imagenes: ImageWire[];
  errores: Record<string, string[]>;
}

/** POST inmueble/fotos/aprobarFotos and rechazarFotos: all current photos, and those that still wait. */
export interface ReviewedPhotosAnswer extends PhotosAnswer {
  fotosPorRevisar: ImageWire[];
}

/** POST inmueble/fotos/actualizarOrdenImagenes, eliminarImagen, restaurarImagen; GET inmueble/fotos/verImagenes: all current photos. */
export interface PhotosAnswer extends SimpleAnswer {
  imagenes: ImageWire[];
}

/** POST inmueble/actualizar/updatePrecios: also the ids of the prices that are new. */
export interface PricesEditAnswer extends SimpleAnswer {
  nuevosIds: { idPrecios: number; periodo: string; fraccion: string }[];
}

/** POST inmueble/actualizar/actualizarContrato */
export interface ContractEditAnswer extends SimpleAnswer {
  contrato: AdminContractWire;
  destacado: 0 | 1;
}

/** POST inmueble/actualizar/actualizarPago */
export interface PaymentAnswer extends SimpleAnswer {
  /** ISO 8601 */
  fechaPago: string;
}
