import type { AmenityWire } from '#common/wire/amenities.js';
import type { KnownAmenity } from '#common/rules/amenities.js';

export function presentAmenity({ id, name, formerSlugs }: KnownAmenity): AmenityWire {
  return { idServicios: id, id, nombre: name, ...(formerSlugs && { nombresAnteriores: [...formerSlugs] }) };
}
