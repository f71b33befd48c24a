import type { PhotoRefusal } from './photo-messages.js';
import { LIMITS } from '../../kernel/limits.js';

/** File type by its first bytes; names and declared types are not trusted. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'other-image' | 'unknown' | 'empty';

/** Number of bytes that `kindOf` needs. */
export const HEAD_BYTES = 512;

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];
const OTHER_IMAGES = ['GIF87a', 'GIF89a', 'II*\0', 'MM\0*', 'BM'];

/** Detects a file type by its first bytes. */
export function kindOf(head: Uint8Array): FileKind {
  if (head.length === 0) return 'empty';
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.startsWith('\xFF\xD8\xFF')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'png';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  if (text.startsWith('ftyp', 4)) return isoMediaKind(text);
  if (OTHER_IMAGES.some((magic) => text.startsWith(magic)) || /<svg[\s>]/i.test(text)) return 'other-image';
  return 'unknown';
}

/** HEIC and AVIF share a container format; the brand distinguishes them. */
function isoMediaKind(text: string): FileKind {
  const brand = text.slice(8, 12);
  if (brand.startsWith('avi')) return 'other-image';
  return HEIC_BRANDS.includes(brand) ? 'heic' : 'unknown';
}

/**
 * Reason to refuse a file as a photo, by size and first bytes; undefined if it is acceptable. The screen checks before it sends; the server
 * checks again and then decodes the picture (reliability.md, Uploads).
 */
export function photoFault(file: { bytes: number; head: Uint8Array }): PhotoRefusal | undefined {
  const kind = kindOf(file.head);
  if (kind === 'empty') return 'empty';
  if (kind === 'heic') return 'heic';
  if (kind === 'other-image') return 'other-format';
  if (kind === 'unknown') return 'not-image';
  return file.bytes > LIMITS.photoBytes ? 'too-large' : undefined;
}
