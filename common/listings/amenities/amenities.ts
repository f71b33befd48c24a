import { amenitiesOf, INITIAL_AMENITIES } from './initial-amenities.js';
import type { PropertyTypeId } from '../property-types.js';
import { slug } from '../../kernel/text.js';

const sameName = (one: string, other: string): boolean => slug(one) === slug(other);

/**
 * Position of an amenity among those that a type offers (public-site.md §3); -1 if it does not offer it. The original amenities belong to
 * the types that the specification names; later ones are offered by every type with amenities. An emoji before the name (back-office.md §3,
 * Servicio) is ignored.
 */
export function amenityPlace(type: PropertyTypeId, name: string): number {
  const offered = amenitiesOf(type);
  const place = offered.findIndex((one) => sameName(one, name));
  if (place >= 0 || offered.length === 0) return place;
  return INITIAL_AMENITIES.some((one) => sameName(one, name)) ? -1 : offered.length;
}

/** Search slug of the amenity that says that pets are accepted. */
export const PETS_SLUG = 'mascotas';

/** Synonyms of amenity names. */
const ALIASES: Readonly<Record<string, string>> = { garage: 'cochera' };

/** Search slug of an amenity: `Aire Acondicionado` → `aire-acondicionado`, `garage` → `cochera`. */
export function amenitySlug(name: string): string {
  const named = slug(name);
  return ALIASES[named] ?? named;
}

/** An amenity of the catalogue. */
export interface KnownAmenity {
  id: number;
  name: string;
  /** Slugs of names that it had. */
  formerSlugs?: readonly string[];
}

/**
 * The amenity that a search names by id, name, slug (`aire-acondicionado`), synonym (`garage`) or former name. A present name comes before a
 * synonym, and both before a former name, which another amenity may have taken.
 */
export function namedAmenity<Known extends KnownAmenity>(
  known: readonly Known[],
  wanted: string,
): Known | undefined {
  const bySlug = (named: string): Known | undefined => known.find(({ name }) => slug(name) === named);
  return (
    known.find(({ id }) => String(id) === wanted) ??
    bySlug(slug(wanted)) ??
    bySlug(amenitySlug(wanted)) ??
    known.find(({ formerSlugs }) => formerSlugs?.includes(slug(wanted)))
  );
}

/** The amenities of a search by their present names; unknown ones are unchanged. */
export function presentAmenitySlugs(known: readonly KnownAmenity[], wanted: readonly string[]): string[] {
  return wanted.map((one) => {
    const found = namedAmenity(known, one);
    return found ? slug(found.name) : one;
  });
}
