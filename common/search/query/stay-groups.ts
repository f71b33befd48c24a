import { counted, numberText } from '../../kernel/text.js';
import { asksForStay } from '../filters/open-stay.js';
import { stayOf } from '../filters/stay.js';
import type { SearchFilters } from './search-filters.js';
import { whenWords } from './search-words.js';
import { LIMITS } from '../../kernel/limits.js';
import type { StayWire } from '../../pricing/stays/stay-shapes.js';
import type { SearchAnswer } from './search-calls.js';
import type { ListingCardWire } from '../cards/card-calls.js';

/** How homes are let for the dates or the period of a search, in the order of its results (`stayRank`). */
type StayKind = 'exact' | 'longer' | 'consult' | 'other';

export interface StayGroup {
  kind: StayKind;
  title: string;
  cards: ListingCardWire[];
}

/** The cards of a page of a search with dates, for nights or for a period, by how their homes are let. */
export function stayGroups({ inmuebles, total, pagina }: SearchAnswer, filters: SearchFilters): StayGroup[] {
  const isForSeason = !asksForStay(filters);
  const when = whenWords(filters);
  const groups: StayGroup[] = [];
  for (const [index, card] of inmuebles.entries()) {
    const kind = isForSeason ? kindInSeason(card) : kindOf(card.estadia);
    const last = groups.at(-1);
    if (last?.kind === kind) last.cards.push(card);
    else groups.push({ kind, title: titleOf(kind, card.estadia, index), cards: [card] });
  }
  return groups;

  function titleOf(kind: StayKind, stay: StayWire | null | undefined, index: number): string {
    if (kind === 'exact' && isForSeason) return `Libres ${when}`;
    if (kind === 'exact')
      return filters.nights ? `P${when.slice(1)}` : `Para tus ${counted(stay!.noches, 'noche')}`;
    if (kind === 'longer') return 'Se alquilan por más noches';
    if (kind === 'consult') return 'Precio a consultar';
    // The last group: all results from here on, unless it began on an earlier page.
    const isBeginning = index > 0 || pagina === 1;
    const count = total - (pagina - 1) * LIMITS.pageSize - index;
    const title = isForSeason ? 'Alquiladas' : 'Alquiladas o sin precio';
    const period = stayOf(filters) ? 'en esas fechas' : when;
    return `${title} ${period}${isBeginning ? ` (${numberText(count)})` : ''}`;
  }
}

function kindInSeason({ precioEstado }: ListingCardWire): StayKind {
  return precioEstado === 'alquilado' ? 'other' : 'exact';
}

function kindOf(stay: StayWire | null | undefined): StayKind {
  if (!stay?.disponible) return 'other';
  if (stay.total === null) return 'consult';
  return stay.motivo ? 'longer' : 'exact';
}
