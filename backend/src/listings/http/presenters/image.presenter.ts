import type { ImageWire } from '#common/wire/listings.js';
import { presentPicture, type Image } from '../../../photos/public.js';

export function presentImage(image: Image): ImageWire {
  return { ...presentPicture(image), idImagenes: image.id, orden: image.position };
}
