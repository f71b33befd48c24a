import { listed } from './text.js';

export const PROVINCES = ['Buenos Aires', 'Otro'] as const;

export const HOME_COUNTRY = 'Argentina';
export const HOME_PROVINCE = 'Buenos Aires';

/** A point in degrees, WGS 84. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Length of a degree of latitude, in metres. */
export const METRES_PER_DEGREE = 111_320;

/** A rectangle of the map, in degrees. */
export interface MapArea {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Initial centre of the map of all listings: Miramar; narrow maps are centred closer to the sea front. */
export const MIRAMAR_CENTRE: Coordinates = { latitude: -38.2707, longitude: -57.8387 };
export const MIRAMAR_CENTRE_NARROW: Coordinates = { latitude: -38.2742, longitude: -57.8365 };

/** Initial centre of the publication map (public-site.md §9). */
export const BUENOS_AIRES_CENTRE: Coordinates = { latitude: -34.603722, longitude: -58.381592 };

/**
 * Towns of the site, in display order. A new town is added at the end, because links of the newsletter contain positions in this list.
 */
const SITE_TOWNS = [
  { name: 'Miramar', centre: MIRAMAR_CENTRE },
  { name: 'Mar del Plata', centre: { latitude: -38.0055, longitude: -57.5426 } },
  { name: 'Mar del Sur', centre: { latitude: -38.3436, longitude: -57.9925 } },
] as const satisfies readonly { name: string; centre: Coordinates }[];

export type SiteTown = (typeof SITE_TOWNS)[number]['name'];

export const SEARCH_TOWNS: readonly SiteTown[] = SITE_TOWNS.map(({ name }) => name);

/** Towns in forms. */
export const TOWNS: readonly (SiteTown | 'Otro')[] = [...SEARCH_TOWNS, 'Otro'];

export const TOWN_CENTRES = Object.fromEntries(
  SITE_TOWNS.map(({ name, centre }) => [name, centre]),
) as Readonly<Record<SiteTown, Coordinates>>;

/** `Miramar, Mar del Plata y Mar del Sur`. */
export const TOWNS_IN_WORDS = listed(SEARCH_TOWNS);
