import { presentAmenitySlugs } from '#common/listings/amenities/amenities.js';
import type { AmenityWire } from '#common/listings/amenities/amenity-shapes.js';

/** The amenities of a search by their present names, in an address. */
export function presentNames(wanted: readonly string[], known: readonly AmenityWire[]): string[] {
  return presentAmenitySlugs(
    known.map(({ id, nombre, nombresAnteriores = [] }) => ({
      id,
      name: nombre,
      formerSlugs: nombresAnteriores,
    })),
    wanted,
  );
}
