import { changeFilters, type SearchFilters } from '#common/rules/search-filters.js';
import type { PeriodId } from '#common/vocabulary/periods.js';
import type { Option } from '../../ui/select.js';
import { asksFraction, SEARCH_OPTIONS } from './options.js';

/** The part of a search form that asks when: by dates, or by a period of the season. */
export interface WhenState {
  filters: SearchFilters;
  /** Asks for arrival and departure instead of a period. */
  byDates: boolean;
}

const BY_DATES = 'fechas';

export const WHEN_OPTIONS: readonly Option[] = [
  { value: BY_DATES, label: 'Elegir fechas…' },
  ...SEARCH_OPTIONS.periods,
];

/** What the list of times shows as chosen. */
export function whenOf({ filters, byDates }: WhenState): string {
  return byDates ? BY_DATES : String(filters.period ?? '');
}

/** The form after a choice from that list: any time, dates, or a period. A period let only whole has no fraction. */
export function withWhen<State extends WhenState>(state: State, when: string): State {
  const period = /^\d$/.test(when) ? (Number(when) as PeriodId) : null;
  const { operation, fraction } = state.filters;
  const change = {
    period,
    fraction: asksFraction({ operation, period }) ? fraction : null,
    arrival: null,
    departure: null,
    free: false,
  };
  return { ...state, filters: changeFilters(state.filters, change), byDates: when === BY_DATES };
}

/** The form after dates have been chosen or taken back: who has dates wants what is free. */
export function withStay<State extends WhenState>(
  state: State,
  stay: Pick<SearchFilters, 'arrival' | 'departure'>,
): State {
  return { ...state, filters: changeFilters(state.filters, { ...stay, free: stay.arrival !== null }) };
}
