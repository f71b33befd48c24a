import type { AmenityWire } from '#common/listings/amenities/amenity-calls.js';
import type { KnownAmenity } from '#common/listings/amenities/amenities.js';

export function presentAmenity({ id, name, formerSlugs }: KnownAmenity): AmenityWire {
  return { idServicios: id, id, nombre: name, ...(formerSlugs && { nombresAnteriores: [...formerSlugs] }) };
}
