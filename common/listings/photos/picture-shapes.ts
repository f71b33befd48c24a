/** A photo with its renditions, for `<picture>`. */
export interface PictureWire {
  /** JPEG, for browsers without the other formats. */
  url: string;
  /** Small JPEG or WebP for thumbnails. */
  miniatura: string;
  /** `srcset` values, widths ascending. */
  avif: string;
  webp: string;
  /** Data URI of a 24 px preview. */
  blur: string;
  ancho: number;
  alto: number;
  alt: string;
}

export interface ImageWire extends PictureWire {
  idImagenes: number;
  orden: number;
  /** The public gets only photos that are `lista`. */
  estado: ImageStateName;
}

export type ImageStateName = 'procesando' | 'lista' | 'fallida';
