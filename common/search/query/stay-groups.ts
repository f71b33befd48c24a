import { counted } from '../../kernel/text.js';
import { LIMITS } from '../../kernel/limits.js';
import type { StayWire } from '../../pricing/stays/stay-shapes.js';
import type { SearchAnswer } from './search-shapes.js';
import type { ListingCardWire } from '../cards/card-shapes.js';

/** How homes are let for the dates or the period of a search, in the order of its results (`stayRank`). */
type StayKind = 'exact' | 'longer' | 'consult' | 'other';

export interface StayGroup {
  kind: StayKind;
  title: string;
  cards: ListingCardWire[];
}

/**
 * The cards of a page of a search with dates or for a period, by how their homes are let.
 * @param season the period in words; empty for dates
 */
export function stayGroups({ inmuebles, total, pagina }: SearchAnswer, season: string): StayGroup[] {
  const groups: StayGroup[] = [];
  for (const [index, card] of inmuebles.entries()) {
    const kind = season ? kindInSeason(card) : kindOf(card.estadia);
    const last = groups.at(-1);
    if (last?.kind === kind) last.cards.push(card);
    else groups.push({ kind, title: titleOf(kind, card.estadia, index), cards: [card] });
  }
  return groups;

  function titleOf(kind: StayKind, stay: StayWire | null | undefined, index: number): string {
    if (kind === 'exact' && season) return `Libres para ${season}`;
    if (kind === 'exact') return `Para tus ${counted(stay!.noches, 'noche')}`;
    if (kind === 'longer') return 'Se alquilan por más noches';
    if (kind === 'consult') return 'Precio a consultar';
    // The last group: all results from here on, unless it began on an earlier page.
    const isBeginning = index > 0 || pagina === 1;
    const count = total - (pagina - 1) * LIMITS.pageSize - index;
    const title = season ? `Alquiladas para ${season}` : 'Alquiladas o sin precio en esas fechas';
    return `${title}${isBeginning ? ` (${count})` : ''}`;
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
