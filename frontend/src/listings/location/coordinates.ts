import { BUENOS_AIRES_CENTRE, TOWN_CENTRES, type Coordinates } from '#common/kernel/places.js';

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

const NUMBER = String.raw`[+\-\u2212]?\d{1,3}(?:[.,]\d+)?\s*°?`;
/** `38°16'14.2"S` */
const SEXAGESIMAL = /^(\d{1,3})°\s*(\d{1,2})['′’]\s*(\d{1,2}(?:[.,]\d+)?)(?:["″”]|'')?\s*([NSEWO])$/i;
const PAIRS = [
  new RegExp(String.raw`^(${NUMBER})(?:\s*;\s*|,\s+|\s+)(${NUMBER})$`),
  // Without a space, the second number shows by its sign or by the dots that it is one.
  new RegExp(String.raw`^(${NUMBER}),([+\-\u2212]\d{1,3}(?:[.,]\d+)?\s*°?)$`),
  /^([+-]?\d{1,3}\.\d+°?),(\d{1,3}\.\d+°?)$/,
  /^([^a-z]+[ns])[\s,;]*([^a-z]+[ewo])$/i,
];

/** Reads `-38.270612`, `-38,270612°` or `38°16'14.2"S`; undefined for anything else, and beyond `most` degrees. */
export function readDegrees(text: string, most: number): number | undefined {
  const degrees = degreesOf(text.trim());
  return degrees !== undefined && Math.abs(degrees) <= most ? roundDegrees(degrees) : undefined;
}

function degreesOf(text: string): number | undefined {
  const [, whole, minutes = '', seconds = '', side = ''] = SEXAGESIMAL.exec(text) ?? [];
  if (whole !== undefined) {
    const size = Number(whole) + Number(minutes) / 60 + Number(seconds.replace(',', '.')) / 3_600;
    return /[SWO]/i.test(side) ? -size : size;
  }
  const plain = text
    .replace(/\s*°$/, '')
    .replace(',', '.')
    .replace(/^\u2212/, '-');
  return /^[+-]?\d{1,3}(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** Reads both coordinates in the formats of map applications: `-38.270612, -57.839641`, with or without a space, or with minutes. */
export function readPair(text: string): Coordinates | undefined {
  const match = PAIRS.map((pair) => pair.exec(text.trim())).find(Boolean);
  if (!match) return undefined;
  const [latitude, longitude] = [readDegrees(match[1]!, 90), readDegrees(match[2]!, 180)];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** Initial view without a point: the chosen town, or Buenos Aires. */
export function openingCentre(town: string): Coordinates {
  return Object.entries(TOWN_CENTRES).find(([name]) => name === town)?.[1] ?? BUENOS_AIRES_CENTRE;
}
