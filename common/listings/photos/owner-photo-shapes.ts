import type { ImageStateName } from './picture-shapes.js';
import type { OwnNoticeRequest } from '../own-notice-shapes.js';

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
