import { CABIN, DUPLEX, FLAT, HOTEL, HOUSE, type PropertyTypeId } from '../property-types.js';

/** Initial amenities (servicios) of a new database; the operator may add others. */
export const INITIAL_AMENITIES = [
  'Wi-Fi',
  'Aire Acondicionado',
  'Pileta',
  'Parque',
  'Parrilla',
  'Mascotas',
  'Cochera',
  'Quincho',
  'Balcón',
] as const;

export type InitialAmenity = (typeof INITIAL_AMENITIES)[number];

/** Amenities that the wizard offers for a type (public-site.md §3 for house and flat); other types have none. */
export const AMENITIES_BY_TYPE: Readonly<Partial<Record<PropertyTypeId, readonly InitialAmenity[]>>> = {
  [HOUSE]: ['Wi-Fi', 'Aire Acondicionado', 'Pileta', 'Mascotas', 'Parrilla', 'Parque', 'Cochera', 'Quincho'],
  [FLAT]: ['Wi-Fi', 'Aire Acondicionado', 'Cochera', 'Mascotas', 'Parrilla', 'Balcón'],
  [HOTEL]: ['Wi-Fi', 'Aire Acondicionado', 'Pileta', 'Cochera', 'Mascotas', 'Parque'],
  [CABIN]: ['Wi-Fi', 'Aire Acondicionado', 'Pileta', 'Mascotas', 'Parrilla', 'Parque', 'Cochera', 'Quincho'],
  [DUPLEX]: ['Wi-Fi', 'Aire Acondicionado', 'Pileta', 'Mascotas', 'Parrilla', 'Parque', 'Cochera', 'Quincho'],
};

/** Names that a listing of this type may have; empty if the wizard shows no amenities. */
export function amenitiesOf(type: PropertyTypeId): readonly string[] {
  return AMENITIES_BY_TYPE[type] ?? [];
}

/** The 21 emoji that the operator may put before an amenity's name (back-office.md §3, Servicio). */
export const AMENITY_EMOJI = [
  '📶',
  '❄️',
  '🏊',
  '🚗',
  '🌳',
  '🔥',
  '🐾',
  '🅿️',
  '🏡',
  '🌇',
  '🛏️',
  '🚿',
  '🍳',
  '🧺',
  '📺',
  '🔒',
  '♿',
  '🛗',
  '☀️',
  '🏖️',
  '🎾',
] as const;
