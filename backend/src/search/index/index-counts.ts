import { ALL_FILTERS } from '#common/search/filters/all-filters.js';
import type { FilterControl } from '#common/search/filters/control.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import type { SearchContext } from '../questions/search-conditions.js';
import type { Bitset } from './columns/bitset.js';
import { firstBeyond } from './columns/first-beyond.js';
import { MatchSets } from './match-sets.js';
import type { PricedIndex } from './priced-index.js';

/** Number of results for each choice, by field and value, and the prices of the results. */
export interface IndexCounts {
  options: Record<string, Record<string, number>>;
  prices: Histogram | null;
}

export interface Histogram {
  from: number;
  to: number;
  counts: number[];
}

const STEPS = 24;

interface CountOptions {
  context: SearchContext;
  /** Amenities of the catalogue. */
  amenities: readonly { id: number; slug: string }[];
  zones: readonly { id: number; slug: string }[];
}

/**
 * Counts the choices of every filter: each value of one filter, with all other filters unchanged. Amenities are cumulative, so each is
 * counted in addition to those already chosen.
 */
export async function countIndex(
  from: PricedIndex,
  { context, amenities, zones }: CountOptions,
): Promise<IndexCounts> {
  const { filters } = context;
  const { index } = from;
  const sets = new MatchSets(from, context);
  await sets.prepareAll();
  const parts = ALL_FILTERS.map((filter) => ({
    filter,
    places: filter.matches(filters).map((match) => sets.places(match)),
  }));
  const without = (...excluded: string[]): Bitset => {
    const found = index.ofOperation(filters.operation).copy();
    for (const { filter, places } of parts) {
      if (!excluded.includes(filter.name)) for (const set of places) found.intersect(set);
    }
    return found;
  };
  const options: IndexCounts['options'] = {};
  for (const { control, name, asked } of ALL_FILTERS) {
    if (!control || !('field' in control) || (asked && !asked(filters))) continue;
    const base = control.kind === 'amenities' ? without() : without(name, ...droppedWith(name));
    if (control.kind === 'amenities')
      options[control.field] = countNamed(amenities, (id) => base.countWith(index.offering(id)));
    else if (control.kind === 'zones')
      options[control.field] = countNamed(zones, (id) => base.countWith(index.ofZone(id)));
    else options[control.field] = countValues(control, base, { filters, sets });
  }
  return { options, prices: histogram(without('price'), sets) };
}

/** Filters that a change of this one drops (`changeFilters`). */
function droppedWith(name: string): string[] {
  return name === 'towns' ? ['zones'] : [];
}

/** Counts of what is known by name at run time; what has one name is counted together. */
function countNamed(named: CountOptions['zones'], count: (id: number) => number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { id, slug } of named) counts[slug] = (counts[slug] ?? 0) + count(id);
  return counts;
}

/** Each value of a control separately. */
function countValues(
  control: Extract<FilterControl, { field: string }>,
  base: Bitset,
  { filters, sets }: { filters: SearchFilters; sets: MatchSets },
): Record<string, number> {
  const filter = ALL_FILTERS.find(({ empty }) => control.field in empty)!;
  const count = (value: unknown): number => {
    const alone = { ...filters, [control.field]: value };
    const chosen = filter.matches(alone).map((match) => sets.places(match));
    const [first, ...others] = chosen;
    return first
      ? others.reduce((set, other) => set.intersect(other), base.copy().intersect(first)).size
      : base.size;
  };
  switch (control.kind) {
    case 'ticks':
    case 'select':
      return Object.fromEntries(control.options.map(({ value }) => [value, count([value])]));
    case 'counts':
      return Object.fromEntries(control.choices.map((choice) => [choice, count([choice])]));
    case 'flag':
      return { true: count(true) };
    case 'amenities':
    case 'zones':
      return {};
  }
}

/** Lead prices of the results in equal steps up to the 98th percentile, so that outliers do not flatten the histogram. */
function histogram(found: Bitset, sets: MatchSets): Histogram | null {
  const places = sets.byPrice(found);
  const { length } = places;
  if (length < 2) return null;
  const amountAt = (at: number): number => sets.comparable(places[at]!);
  const from = amountAt(0);
  const to = amountAt(Math.floor((length - 1) * 0.98));
  if (to <= from) return null;
  const stepAt = (at: number): number =>
    Math.min(STEPS - 1, Math.floor(((amountAt(at) - from) / (to - from)) * STEPS));
  const ends = Array.from({ length: STEPS }, (_, step) => firstBeyond(length, (at) => stepAt(at) > step));
  return { from, to, counts: ends.map((end, step) => end - (ends[step - 1] ?? 0)) };
}
