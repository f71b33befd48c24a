import { createHash } from 'node:crypto';
import { CARD_SIZE } from '#common/site/share-card.js';

/** File formats of a photo. JPEG exists in one width only, for clients without support for the others. */
const RENDITION_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type RenditionFormat = (typeof RENDITION_FORMATS)[number];

/** File extensions of accepted uploads. */
const ORIGINAL_FORMATS = ['jpg', 'png', 'webp'] as const;
export type OriginalFormat = (typeof ORIGINAL_FORMATS)[number];

/** Rendition widths in pixels; a smaller original gets only the widths up to its own. */
export const RENDITION_WIDTHS = [320, 640, 1280] as const;
export const JPEG_WIDTH = 640;

export interface Rendition {
  key: string;
  width: number;
  format: RenditionFormat;
}

/** A file of a photo: a rendition, or the original, which only the operator sees. */
export type PhotoFile = Rendition | { key: string; original: OriginalFormat };

const RENDITION_NAME = /^([A-Za-z0-9_-]{8,64}(?:\.[0-9a-f]{8})?)-(\d{2,4})\.(avif|webp|jpg)$/;
const ORIGINAL_NAME = /^([A-Za-z0-9_-]{8,64})-original\.(jpg|png|webp)$/;

/** Words of the mark in a picture: the site's domain and, once there is one, the code. Empty for a clean picture. */
export type Mark = readonly string[];

/** Key of the clean renditions of a photo. */
export function cleanKey(key: string): string {
  return key.split('.')[0]!;
}

/** Changes with the place of marks. */
const MARK_PLACE = 'shown in every frame';

/** Key of the renditions with a mark: `k3yk3yk3y.5f2c9a1b`. A file has one content, so another mark, or another place of it, is another key. */
export function markedKey(key: string, mark: Mark): string {
  const clean = cleanKey(key);
  if (mark.length === 0) return clean;
  return `${clean}.${createHash('sha256')
    .update([MARK_PLACE, ...mark].join(' '))
    .digest('hex')
    .slice(0, 8)}`;
}

/** File name of a rendition, in the storage and in its public URL: `k3yk3yk3y-640.webp`. */
export function renditionName({ key, width, format }: Rendition): string {
  return `${key}-${width}.${format}`;
}

/** File name of the original. */
export function originalName(key: string, original: OriginalFormat): string {
  return `${key}-original.${original}`;
}

/** Every name that a file of a photo, with its present mark and without, or of a card for shared links can have. */
export function namesOfKey(key: string): string[] {
  const clean = cleanKey(key);
  const renditions = [...new Set([key, clean])].flatMap((one) =>
    RENDITION_FORMATS.flatMap((format) =>
      [...RENDITION_WIDTHS, CARD_SIZE.width].map((width) => renditionName({ key: one, width, format })),
    ),
  );
  return [...renditions, ...ORIGINAL_FORMATS.map((original) => originalName(clean, original))];
}

/** Parses the name of a rendition or an original; undefined for any other text. */
export function parsePhotoName(name: string): PhotoFile | undefined {
  const sent = ORIGINAL_NAME.exec(name);
  if (sent) return { key: sent[1]!, original: sent[2] as OriginalFormat };
  const match = RENDITION_NAME.exec(name);
  return match ? { key: match[1]!, width: Number(match[2]), format: match[3] as RenditionFormat } : undefined;
}

/** The widths that a photo of this width gets: at least the smallest. */
export function widthsFor(width: number): number[] {
  const filled = RENDITION_WIDTHS.filter((one) => one <= width);
  return filled.length > 0 ? filled : [RENDITION_WIDTHS[0]];
}

/** The rendition of the next smaller width, for clients that save data. A JPEG and the smallest rendition are returned unchanged. */
export function smallerRendition(photo: Rendition): Rendition {
  const width = RENDITION_WIDTHS.findLast((one) => one < photo.width);
  return width && photo.format !== 'jpg' ? { ...photo, width } : photo;
}
