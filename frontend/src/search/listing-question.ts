import type { StayWire } from '#common/pricing/stays/stay-shapes.js';
import { changeFilters, type SearchFilters } from '#common/search/query/search-filters.js';
import { sheetQuestion } from './sheet-question.js';

/** Query of a link from a search to one of its listings; with the dates that were found for it, if the search was by nights. */
export function listingQuestion(filters: SearchFilters, { estadia }: { estadia?: StayWire | null }): string {
  if (!filters.nights || !estadia?.fechas) return sheetQuestion(filters);
  return sheetQuestion(changeFilters(filters, { arrival: estadia.llegada, departure: estadia.salida }));
}
