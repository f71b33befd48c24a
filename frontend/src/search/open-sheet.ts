import { listingByCode } from '#common/search/sheet/sheet-calls.js';
import { getJson } from '../app/api.js';
import { paths } from '../app/paths.js';

/**
 * Opens a listing in a new tab, as cards, map and code search do (public-site.md §2). Requests the sheet from the API first (§7,
 * verInmueblePorCodigo) and ignores the result, which the new tab shows.
 */
export function openSheet(code: string): void {
  getJson(listingByCode, { codigo: code }).catch(() => undefined);
  window.open(paths.sheet(code), '_blank', 'noopener');
}
