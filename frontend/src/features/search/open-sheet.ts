import { listingByCode } from '#common/calls/listings.js';
import { getJson } from '../../app/api.js';
import { paths } from '../../app/paths.js';

/**
 * Opens a listing in a new tab, as cards, map and code searches do (public-site.md §2); the server is asked for it ahead, and
 * what it says is for the sheet to show (§7, verInmueblePorCodigo).
 */
export function openSheet(code: string): void {
  getJson(listingByCode, { codigo: code }).catch(() => undefined);
  window.open(paths.sheet(code), '_blank', 'noopener');
}
