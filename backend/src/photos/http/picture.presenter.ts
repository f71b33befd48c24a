import type { PictureWire } from '#common/wire/pictures.js';
import type { Image } from '../data/image.entity.js';
import { JPEG_WIDTH, renditionName, type RenditionFormat } from '../rendition.js';

/** Public address of photos; PhotoFilesController answers it. */
const PHOTOS_PATH = '/fotos';

export function picturePath(key: string, width: number, format: RenditionFormat): string {
  return `${PHOTOS_PATH}/${renditionName({ key, width, format })}`;
}

/** A photo with the addresses of its renditions. */
export function presentPicture({ storageKey, widths, width, height, blur, alt }: Image): PictureWire {
  const address = (size: number, format: RenditionFormat) => picturePath(storageKey, size, format);
  const sourceSet = (format: RenditionFormat) =>
    widths.map((size) => `${address(size, format)} ${size}w`).join(', ');
  return {
    url: address(JPEG_WIDTH, 'jpg'),
    miniatura: address(widths[0] ?? JPEG_WIDTH, 'webp'),
    avif: sourceSet('avif'),
    webp: sourceSet('webp'),
    blur,
    ancho: width ?? 1200,
    alto: height ?? 900,
    alt,
  };
}
