import type { PictureWire } from '#common/listings/photos/picture-shapes.js';
import type { Image } from './image.entity.js';
import {
  cleanKey,
  JPEG_WIDTH,
  originalName,
  renditionName,
  type RenditionFormat,
} from './rendering/rendition.js';

/** Public path of photos; PhotoFilesController serves it. */
const PHOTOS_PATH = '/fotos';

export function picturePath(key: string, width: number, format: RenditionFormat): string {
  return `${PHOTOS_PATH}/${renditionName({ key, width, format })}`;
}

/** The fields that determine a photo's URLs. */
export type ShownPhoto = Pick<
  Image,
  'storageKey' | 'widths' | 'width' | 'height' | 'blur' | 'alt' | 'position'
> & { original?: Image['original'] };

/** A photo as the operator decides about it: without the site's mark, which may hide what is written in its corner. */
export function withoutMark<Photo extends Pick<Image, 'storageKey'>>(photo: Photo): Photo {
  return { ...photo, storageKey: cleanKey(photo.storageKey) };
}

/** A photo with the URLs of its renditions; until they exist, with the URL of the original, which only the operator gets. */
export function presentPicture(image: ShownPhoto): PictureWire {
  const { storageKey, widths, width, height, blur, alt, position } = image;
  const sourceSet = (format: RenditionFormat) =>
    widths.map((size) => `${picturePath(storageKey, size, format)} ${size}w`).join(', ');
  return {
    ...singleFiles(image),
    avif: sourceSet('avif'),
    webp: sourceSet('webp'),
    blur,
    ancho: width ?? 1200,
    alto: height ?? 900,
    alt: alt || `Foto ${position}`,
  };
}

function singleFiles({ storageKey, original, widths }: ShownPhoto): Pick<PictureWire, 'url' | 'miniatura'> {
  if (original) {
    const sent = `${PHOTOS_PATH}/${originalName(storageKey, original)}`;
    return { url: sent, miniatura: sent };
  }
  return {
    url: picturePath(storageKey, JPEG_WIDTH, 'jpg'),
    miniatura: picturePath(storageKey, widths[0] ?? JPEG_WIDTH, 'webp'),
  };
}
