import { searchOfAddress } from '#common/search/query/search-path.js';
import { appliedFilters } from '#common/search/query/applied-filters.js';

/** `Alquiler · Miramar · Casa · Enero`, with prices and people; an address that is no search is returned unchanged. */
export function searchLabel(address: string): string {
  const filters = searchOfAddress(address);
  if (!filters) return address;
  const operation = filters.operation === 'rental' ? 'Alquiler' : 'Venta';
  return [operation, ...appliedFilters(filters, { amenities: [], zones: [] }).map(({ label }) => label)].join(
    ' · ',
  );
}
