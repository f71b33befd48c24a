import { changeFilters, type SearchFilters } from '#common/search/query/search-filters.js';
import type { PeriodId } from '#common/pricing/periods.js';
import type { Option } from '../../ui/select.js';
import { asksFraction, SEARCH_OPTIONS } from '../search-options.js';

/** The time part of a search form: dates, or a period of the season. */
export interface WhenState {
  filters: SearchFilters;
  /** Shows arrival and departure instead of a period. */
  byDates: boolean;
}

/** The option 'Elegir fechas…'. */
export const BY_DATES = 'fechas';

/** The option 'Fechas flexibles…': nights and month. */
const BY_NIGHTS = 'noches';

export const WHEN_OPTIONS: readonly Option[] = [
  { value: BY_DATES, label: 'Elegir fechas…' },
  { value: BY_NIGHTS, label: 'Fechas flexibles…' },
  ...SEARCH_OPTIONS.periods,
];

/** Selected option of the time select. */
export function whenOf({ filters, byDates }: WhenState): string {
  if (byDates) return BY_DATES;
  return filters.nights ? BY_NIGHTS : String(filters.period ?? '');
}

/** The form after a choice in that select: any time, dates, or a period. Periods without fractions clear the fraction. */
export function withWhen<State extends WhenState>(state: State, when: string): State {
  const period = /^\d$/.test(when) ? (Number(when) as PeriodId) : null;
  const byNights = when === BY_NIGHTS;
  const { operation, fraction } = state.filters;
  const change = {
    period,
    fraction: asksFraction({ operation, period }) ? fraction : null,
    arrival: null,
    departure: null,
    nights: byNights ? ('7' as const) : null,
    month: null,
    free: byNights,
  };
  return { ...state, filters: changeFilters(state.filters, change), byDates: when === BY_DATES };
}

/** The form after dates were set or cleared; setting dates also selects 'solo libres'. */
export function withStay<State extends WhenState>(
  state: State,
  stay: Pick<SearchFilters, 'arrival' | 'departure'>,
): State {
  return { ...state, filters: changeFilters(state.filters, { ...stay, free: stay.arrival !== null }) };
}
