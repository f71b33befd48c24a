import { presentAmenitySlugs } from '#common/rules/amenities.js';
import type { AmenityWire } from '#common/wire/amenities.js';

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
