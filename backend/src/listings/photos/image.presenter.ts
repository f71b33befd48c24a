import type { ImageStateName, ImageWire } from '#common/listings/photos/picture-shapes.js';
import { presentPicture, withoutMark, type Image, type ShownPhoto } from '../pictures/public.js';

const STATES: Readonly<Record<Image['status'], ImageStateName>> = {
  processing: 'procesando',
  ready: 'lista',
  failed: 'fallida',
};

export function presentImage(image: ShownPhoto & Pick<Image, 'id' | 'status'>): ImageWire {
  return {
    ...presentPicture(image),
    idImagenes: image.id,
    orden: image.position,
    estado: presentPhotoState(image.status),
  };
}

/** As `withoutMark` says. */
export function presentCleanImage(image: Parameters<typeof presentImage>[0]): ImageWire {
  return presentImage(withoutMark(image));
}

export function presentPhotoState(status: Image['status']): ImageStateName {
  return STATES[status];
}
