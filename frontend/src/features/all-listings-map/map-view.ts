import { OPERATIONS } from '#common/vocabulary/operations.js';
import { propertyType, type PropertyTypeId } from '#common/vocabulary/property-types.js';
import type { MapSearchText } from '../listing-map/map-queries.js';

/** What of all listings the map shows. */
export interface MapView {
  rentals: boolean;
  sales: boolean;
  /** Null is every type. */
  type: PropertyTypeId | null;
}

export const EVERYTHING: MapView = { rentals: true, sales: true, type: null };

/** The search that a view is; null for one of nothing. */
export function searchOfView({ rentals, sales, type }: MapView): MapSearchText | null {
  if (!rentals && !sales) return null;
  const one = rentals ? OPERATIONS.rental : OPERATIONS.sale;
  const params = new URLSearchParams({
    ...(rentals && sales ? {} : { operacion: one.name }),
    ...(type === null ? {} : { 'tipoPropiedad[]': propertyType(type).name }),
  });
  return params.toString();
}
