export const COUNTRIES = [
  'Argentina',
  'Bolivia',
  'Brasil',
  'Chile',
  'Colombia',
  'Ecuador',
  'Guyana',
  'Paraguay',
  'Perú',
  'Surinam',
  'Uruguay',
  'Venezuela',
  'Otro',
] as const;

export const PROVINCES = ['Buenos Aires', 'Otro'] as const;

/** Towns of the site, as forms offer them. */
export const TOWNS = ['Miramar', 'Mar del Plata', 'Mar del Sur', 'Otro'] as const;

/** Towns that searches offer. */
export const SEARCH_TOWNS = ['Miramar', 'Mar del Plata', 'Mar del Sur'] as const;

export const HOME_COUNTRY = 'Argentina';
export const HOME_PROVINCE = 'Buenos Aires';

/** A point in degrees, WGS 84. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A rectangle of the map, in degrees. */
export interface MapArea {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Centre of the map of all listings: Miramar; a phone's narrow map looks nearer to the sea front. */
export const MIRAMAR_CENTRE: Coordinates = { latitude: -38.2707, longitude: -57.8387 };
export const MIRAMAR_CENTRE_NARROW: Coordinates = { latitude: -38.2742, longitude: -57.8365 };

/** Where the publication map opens before a point is set (public-site.md §9). */
export const BUENOS_AIRES_CENTRE: Coordinates = { latitude: -34.603722, longitude: -58.381592 };

export const TOWN_CENTRES: Readonly<Record<(typeof SEARCH_TOWNS)[number], Coordinates>> = {
  Miramar: MIRAMAR_CENTRE,
  'Mar del Plata': { latitude: -38.0055, longitude: -57.5426 },
  'Mar del Sur': { latitude: -38.3436, longitude: -57.9925 },
};
