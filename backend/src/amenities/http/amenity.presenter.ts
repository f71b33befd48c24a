import type { AmenityWire } from '#common/wire/listings.js';
import type { Amenity } from '../data/amenity.entity.js';

export function presentAmenity({ id, name }: Amenity): AmenityWire {
  return { idServicios: id, id, nombre: name };
}
