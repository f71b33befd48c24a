/** The picture of a listing for shared links, in one version. */
export interface ShareCard {
  code: string;
  version: string;
}

const NAME = /^((?:ALQ|VEN)-\d{4,9})-([0-9a-f]{12})\.jpg$/;

/** `/tarjetas/ALQ-0001-3f2a90c1d4e5.jpg`; a new version has a new path, because previews of links are cached for long. */
export function cardPath({ code, version }: ShareCard): string {
  return `/tarjetas/${code}-${version}.jpg`;
}

/** Reads the file name of such a path; undefined for any other text. */
export function parseCardName(name: string): ShareCard | undefined {
  const match = NAME.exec(name);
  return match ? { code: match[1]!, version: match[2]! } : undefined;
}
