import { amenitiesOf, INITIAL_AMENITIES } from '../vocabulary/amenities.js';
import type { PropertyTypeId } from '../vocabulary/property-types.js';
import { slug } from './text.js';

const sameName = (one: string, other: string): boolean => slug(one) === slug(other);

/**
 * Place of an amenity among those that a type offers (public-site.md §3), or -1 where it does not. The site's first amenities belong
 * to the types that the specification names; what the operator has added since is offered by every type that offers any. An emoji
 * before the name (back-office.md §3, Servicio) makes no difference.
 */
export function amenityPlace(type: PropertyTypeId, name: string): number {
  const offered = amenitiesOf(type);
  const place = offered.findIndex((one) => sameName(one, name));
  if (place >= 0 || offered.length === 0) return place;
  return INITIAL_AMENITIES.some((one) => sameName(one, name)) ? -1 : offered.length;
}

/** Names that people use for an amenity of another name. */
const ALIASES: Readonly<Record<string, string>> = { garage: 'cochera' };

/** The slug under which searches know an amenity: `Aire Acondicionado` → `aire-acondicionado`, `garage` → `cochera`. */
export function amenitySlug(name: string): string {
  const named = slug(name);
  return ALIASES[named] ?? named;
}
