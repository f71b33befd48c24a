import { listingByCode } from '#common/calls/listings.js';
import { getJson } from '../../app/api.js';
import { paths } from '../../app/paths.js';

/**
 * Opens a listing in a new tab, as cards, map and code search do (public-site.md §2). The server is requested in advance; the sheet shows
 * its result (§7, verInmueblePorCodigo).
 */
export function openSheet(code: string): void {
  getJson(listingByCode, { codigo: code }).catch(() => undefined);
  window.open(paths.sheet(code), '_blank', 'noopener');
}
