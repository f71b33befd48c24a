import type { ImageWire } from './picture-shapes.js';
import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';

/** Body of inmueble/fotos/actualizarOrdenImagenes */
export interface ImageOrderRequest {
  idInmueble: number;
  version?: number;
  imagenes: { idImagenes: number; orden: number }[];
}

/** Body of inmueble/fotos/eliminarImagen and the like */
export interface ImageRequest {
  idImagen: number;
}

/** Body of inmueble/fotos/aprobarFotos and rechazarFotos */
export interface PhotoReviewRequest {
  idInmueble: number;
  /** Ids of photos that wait for a decision. */
  fotos: number[];
}

/** Text field of an upload. */
export interface UploadFields {
  idInmueble: number;
}

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
