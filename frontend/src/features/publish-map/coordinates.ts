import { BUENOS_AIRES_CENTRE, TOWN_CENTRES, type Coordinates } from '#common/vocabulary/places.js';

const DECIMALS = 6;

/** Six decimals are about 10 cm (public-site.md §9). */
export function roundPoint({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) };
}

function roundDegrees(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS));
}

/** `-38.270612`, for the fields; empty without a point. */
export function writeDegrees(degrees: number | null): string {
  return degrees === null ? '' : degrees.toFixed(DECIMALS);
}

/** Reads `-38.270612` or `-38,270612`; undefined for anything else, and beyond `most` degrees. */
export function readDegrees(text: string, most: number): number | undefined {
  const trimmed = text.trim().replace(',', '.').replace(/^−/, '-');
  if (!/^[+-]?\d{1,3}(\.\d+)?$/.test(trimmed)) return undefined;
  const degrees = Number(trimmed);
  return Math.abs(degrees) <= most ? roundDegrees(degrees) : undefined;
}

/** Reads both coordinates in the format of map applications: `-38.270612, -57.839641`. */
export function readPair(text: string): Coordinates | undefined {
  const [first, second, ...rest] = text.split(/,\s+|;\s*|\s+/).filter(Boolean);
  if (first === undefined || second === undefined || rest.length > 0) return undefined;
  const latitude = readDegrees(first, 90);
  const longitude = readDegrees(second, 180);
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** Initial view without a point: the chosen town, or Buenos Aires. */
export function openingCentre(town: string): Coordinates {
  return Object.entries(TOWN_CENTRES).find(([name]) => name === town)?.[1] ?? BUENOS_AIRES_CENTRE;
}
