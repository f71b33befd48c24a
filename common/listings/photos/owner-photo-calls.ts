import type { OwnNoticeRequest } from '../own-notice-shapes.js';
import type {
  OwnPhotoOrder,
  OwnPhotoRequest,
  OwnPhotosAnswer,
  OwnPhotosUploadedAnswer,
  OwnUploadFields,
} from './owner-photo-shapes.js';
import type { FileOf, Refused, Upload } from '../../kernel/calls/call.js';
import { publicWrite } from '../../kernel/calls/public-call.js';

// Photos that owners send by the link of a notice (docs/decisions/0067).

/** The photos of the notice that wait for the operator. */
export const viewOwnPhotos = publicWrite<OwnNoticeRequest, OwnPhotosAnswer, Refused<410 | 429>>(
  'miAviso/fotos/ver',
);

/** Adds photos, which wait for the operator. */
export const uploadOwnPhotos = publicWrite<
  Upload<OwnUploadFields>,
  OwnPhotosUploadedAnswer,
  Refused<409 | 410 | 429 | 507>
>('miAviso/fotos/cargar');

/** Reorders the photos that wait. */
export const arrangeOwnPhotos = publicWrite<OwnPhotoOrder, OwnPhotosAnswer, Refused<404 | 410 | 429>>(
  'miAviso/fotos/ordenar',
);

/** Removes a photo that waits. */
export const removeOwnPhoto = publicWrite<OwnPhotoRequest, OwnPhotosAnswer, Refused<404 | 410 | 429>>(
  'miAviso/fotos/quitar',
);

/** A small picture of a photo that waits. By POST, so that no address contains the token. */
export const showOwnPhoto = publicWrite<OwnPhotoRequest, FileOf<'image/webp'>, Refused<404 | 410 | 429>>(
  'miAviso/fotos/mostrar',
);
