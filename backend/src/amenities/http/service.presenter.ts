import type { ServiceWire } from '#common/wire/listings.js';
import type { Amenity } from '../data/amenity.entity.js';

export function presentService({ id, name }: Amenity): ServiceWire {
  return { idServicios: id, id, nombre: name };
}
