import type { SearchFilters } from '../search/query/search-filters.js';
import { searchAddress } from '../search/query/search-path.js';

/** Pixels of the pictures of shared links, which previews show without cropping (ogp.me; Facebook and WhatsApp ask for 1.91:1). */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Folder of those pictures. */
export const CARDS_PATH = '/tarjetas';

/** The picture of a listing for shared links, in one version. */
export interface ShareCard {
  code: string;
  version: string;
}

const NAME = /^((?:ALQ|VEN)-\d{4,9})-([0-9a-f]{12})\.jpg$/;

/** `/tarjetas/ALQ-0001-3f2a90c1d4e5.jpg`; a new version has a new path, because previews of links are cached for long. */
export function cardPath({ code, version }: ShareCard): string {
  return `${CARDS_PATH}/${code}-${version}.jpg`;
}

/** Reads the file name of such a path; undefined for any other text. */
export function parseCardName(name: string): ShareCard | undefined {
  const match = NAME.exec(name);
  return match ? { code: match[1]!, version: match[2]! } : undefined;
}

/**
 * The picture of a search.
 * @param shown what the page shows; previews ask for the picture again when it differs
 */
export function searchCardPath(filters: SearchFilters, shown: unknown): string {
  const query = new URLSearchParams({ de: searchAddress(filters) });
  return `${CARDS_PATH}/busquedas/${mark(shown)}.jpg?${query}`;
}

export function listCardPath(codes: readonly string[], name: string, shown: unknown): string {
  return `${CARDS_PATH}/listas/${mark(shown)}.jpg?avisos=${codes.join(',')}&nombre=${encodeURIComponent(name)}`;
}

/** 32-bit FNV-1a (Fowler, Noll and Vo) of the value as JSON, in hexadecimal. It distinguishes versions and is not a protection. */
function mark(shown: unknown): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify(shown)))
    hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Whether a file name is that of a search's or list's picture in any version. */
export function isGroupCardName(name: string): boolean {
  return /^[0-9a-f]{8}\.jpg$/.test(name);
}
