import { paths } from '../../app/paths.js';

/** Opens a listing in a new tab, as cards, map and code searches do (public-site.md §2). */
export function openSheet(code: string): void {
  window.open(paths.sheet(code), '_blank', 'noopener');
}
