import type { IdQuery } from '../../kernel/calls/request-shapes.js';
import type { Refused, Upload } from '../../kernel/calls/call.js';
import { read, write } from '../../kernel/calls/operator-call.js';
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

/** Adds photos to a listing that has been public. */
export const uploadPhotos = write<Upload<UploadFields>, PhotosUploadedAnswer, Refused<404 | 409 | 507>>(
  'inmueble/fotos/cargarFotos',
);

/** Adds photos to a pending or rejected listing. */
export const uploadPendingPhotos = write<
  Upload<UploadFields>,
  PhotosUploadedAnswer,
  Refused<404 | 409 | 507>
>('inmueble/fotos/cargarFotosPendientes');

/** The photos of a listing. */
export const listPhotos = read<IdQuery, PhotosAnswer, Refused<404>>('inmueble/fotos/verImagenes');

/** Reorders the photos of a listing. */
export const arrangePhotos = write<ImageOrderRequest, PhotosAnswer, Refused<404 | 409>>(
  'inmueble/fotos/actualizarOrdenImagenes',
);

/** Removes a photo of a listing that has been public. */
export const removePhoto = write<ImageRequest, PhotosAnswer, Refused<404 | 409>>(
  'inmueble/fotos/eliminarImagen',
);

/** Removes a photo of a pending or rejected listing. */
export const removePendingPhoto = write<ImageRequest, PhotosAnswer, Refused<404 | 409>>(
  'inmueble/fotos/eliminarImagenPendiente',
);

/** Restores a removed photo, for 30 days (docs/decisions/0010). */
export const restorePhoto = write<ImageRequest, PhotosAnswer, Refused<404 | 409>>(
  'inmueble/fotos/restaurarImagen',
);

/** Approves photos that the owner has sent (docs/decisions/0067). */
export const approveOwnersPhotos = write<PhotoReviewRequest, ReviewedPhotosAnswer, Refused<404 | 409>>(
  'inmueble/fotos/aprobarFotos',
);

/** Removes photos that the owner has sent. */
export const rejectOwnersPhotos = write<PhotoReviewRequest, ReviewedPhotosAnswer, Refused<404 | 409>>(
  'inmueble/fotos/rechazarFotos',
);
