import type { OwnNoticeRequest } from '../own-notice-shapes.js';
import type { FileOf, Refused, Upload } from '../../kernel/calls/call.js';
import { publicWrite } from '../../kernel/calls/public-call.js';
import type { ImageStateName } from './picture-shapes.js';

/** A photo that its owner has sent and that waits for the operator. */
export interface OwnPhotoWire {
  idFoto: number;
  orden: number;
  estado: ImageStateName;
  /** Data URI of a 24 px preview. */
  blur: string;
  ancho: number;
  alto: number;
}

export interface OwnPhotosAnswer {
  success: true;
  message: string;
  /** Waiting photos, in the owner's order. */
  fotos: OwnPhotoWire[];
  /** Number of photos that the operator has taken over. */
  aprobadas: number;
}

/** POST miAviso/fotos/cargar, before the files: the token is checked before any of them is received. */
export interface OwnUploadFields {
  enlace: string;
}

export interface OwnPhotosUploadedAnswer extends OwnPhotosAnswer {
  /** Refusals by file name. */
  errores: Record<string, string[]>;
}

/** POST miAviso/fotos/ordenar */
export interface OwnPhotoOrder extends OwnNoticeRequest {
  /** Ids, the first photo first. */
  fotos: number[];
}

/** POST miAviso/fotos/quitar, miAviso/fotos/mostrar */
export interface OwnPhotoRequest extends OwnNoticeRequest {
  idFoto: number;
}

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
