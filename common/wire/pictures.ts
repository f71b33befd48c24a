/** A photo with its renditions, ready for `<picture>`. */
export interface PictureWire {
  /** JPEG that every browser shows. */
  url: string;
  /** Small JPEG or WebP for thumbnails. */
  miniatura: string;
  /** `srcset` values, widths ascending. */
  avif: string;
  webp: string;
  /** Data URI of a 24 px glimpse. */
  blur: string;
  ancho: number;
  alto: number;
  alt: string;
}
