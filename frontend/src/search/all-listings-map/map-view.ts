import { OPERATIONS } from '#common/kernel/operations.js';
import { propertyType, type PropertyTypeId } from '#common/listings/property-types.js';
import type { MapSearchText } from '../map/map-queries.js';

/** Selection that the map of all listings shows. */
export interface MapView {
  rentals: boolean;
  sales: boolean;
  /** Null means every type. */
  type: PropertyTypeId | null;
}

export const EVERYTHING: MapView = { rentals: true, sales: true, type: null };

/** Searches of a selection; null if it is empty. */
export function searchOfView({ rentals, sales, type }: MapView): MapSearchText | null {
  if (!rentals && !sales) return null;
  const one = rentals ? OPERATIONS.rental : OPERATIONS.sale;
  const params = new URLSearchParams({
    ...(rentals && sales ? {} : { operacion: one.name }),
    ...(type === null ? {} : { 'tipoPropiedad[]': propertyType(type).name }),
  });
  return params.toString();
}
