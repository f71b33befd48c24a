import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { Refused, Upload } from '../../kernel/calls/call.js';
import { publicWrite } from '../../kernel/calls/public-call.js';
import type {
  PhotoPassRequest,
  PublicationPhotoOrder,
  PublicationPhotoRequest,
  PublicationPhotosAnswer,
} from './publication-photo-shapes.js';

// Photos that are sent after publishing, by the token of its answer. It adds to one notice and reads nothing (docs/decisions/0067).

/** Adds photos, which wait for the operator. */
export const uploadPublicationPhotos = publicWrite<
  Upload<PhotoPassRequest>,
  PublicationPhotosAnswer,
  Refused<409 | 410 | 429 | 507>
>('inmueble/crear/cargarFotos');

/** Reorders the photos of the token. */
export const arrangePublicationPhotos = publicWrite<
  PublicationPhotoOrder,
  SimpleAnswer,
  Refused<404 | 410 | 429>
>('inmueble/crear/ordenarFotos');

/** Removes a photo of the token. */
export const removePublicationPhoto = publicWrite<
  PublicationPhotoRequest,
  SimpleAnswer,
  Refused<404 | 410 | 429>
>('inmueble/crear/quitarFoto');
