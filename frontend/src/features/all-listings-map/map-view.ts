import type { PropertyTypeId } from '#common/vocabulary/property-types.js';
import type { MapListingWire } from '#common/wire/listings.js';

/** What of all listings the map shows. */
export interface MapView {
  rentals: boolean;
  sales: boolean;
  /** Null is every type. */
  type: PropertyTypeId | null;
}

export const EVERYTHING: MapView = { rentals: true, sales: true, type: null };

/** The listings that a view leaves. */
export function shownOnMap(
  listings: readonly MapListingWire[],
  { rentals, sales, type }: MapView,
): MapListingWire[] {
  return listings.filter(
    ({ tipoOperacion, idTipoVivienda }) =>
      (tipoOperacion === 'venta' ? sales : rentals) && (type === null || idTipoVivienda === type),
  );
}
