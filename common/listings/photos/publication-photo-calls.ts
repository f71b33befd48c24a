import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { Refused, Upload } from '../../kernel/calls/call.js';
import { publicWrite } from '../../kernel/calls/public-call.js';

/** What every call about the photos of a publication sends: the token of its answer, before the files. */
export interface PhotoPassRequest {
  pase: string;
}

/** POST inmueble/crear/ordenarFotos */
export interface PublicationPhotoOrder extends PhotoPassRequest {
  /** Names of photos, the cover first. */
  fotos: string[];
}

/** POST inmueble/crear/quitarFoto */
export interface PublicationPhotoRequest extends PhotoPassRequest {
  foto: string;
}

export interface PublicationPhotosAnswer {
  success: true;
  message: string;
  /** Names of the added photos, by which the same token orders and removes them. */
  fotos: string[];
  /** Refusals by file name. */
  errores: Record<string, string[]>;
}

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
