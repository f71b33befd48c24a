import type {
  ImageOrderRequest,
  ImageRequest,
  PhotoReviewRequest,
  UploadFields,
  PhotosAnswer,
  PhotosUploadedAnswer,
  ReviewedPhotosAnswer,
} from './photo-shapes.js';
import type { IdQuery } from '../../kernel/calls/request-shapes.js';
import type { Refused, Upload } from '../../kernel/calls/call.js';
import { read, write } from '../../kernel/calls/operator-call.js';

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
