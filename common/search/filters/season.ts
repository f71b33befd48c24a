import {
  FRACTIONS,
  PERIODS,
  fraction,
  period,
  type FractionId,
  type PeriodId,
} from '../../pricing/periods.js';
import { pathSegment, slug } from '../../kernel/text.js';
import type { Filter, FilterChip } from './filter.js';

export interface SeasonValues {
  period: PeriodId | null;
  /** Requires a period that has fractions. */
  fraction: FractionId | null;
}

interface Named<Id> {
  id: Id;
  name: string;
}

/** By name, in any spelling. */
const named = <Id>(all: readonly Named<Id>[], text: string) =>
  all.find(({ name }) => slug(name) === slug(text))?.id;

/** By number too, as forms without JavaScript send it. */
const chosen =
  <Id>(all: readonly Named<Id>[]) =>
  (text: string) =>
    named(all, text) ?? all.find(({ id }) => String(id) === text)?.id;

/** The part of the season that the search is about. */
export const seasonFilter: Filter<SeasonValues> = {
  name: 'season',
  empty: { period: null, fraction: null },
  asked: ({ operation }) => operation === 'rental',
  normalise: ({ period: wanted, fraction: part }) => ({
    period: wanted,
    fraction: wanted && period(wanted).hasFractions ? part : null,
  }),
  query: {
    read: (reader) => ({
      period: reader.one('periodo', chosen(PERIODS)) ?? null,
      fraction: reader.one('fraccion', chosen(FRACTIONS)) ?? null,
    }),
    write: ({ period: wanted, fraction: part }) => [
      ...(wanted ? [['periodo', period(wanted).name] as [string, string]] : []),
      ...(part ? [['fraccion', fraction(part).name] as [string, string]] : []),
    ],
  },
  path: {
    place: 'rest',
    write: ({ period: wanted, fraction: part }) => [
      ...(wanted ? [pathSegment(period(wanted).name)] : []),
      ...(part ? [pathSegment(fraction(part).name)] : []),
    ],
    read: (segment) => {
      const wanted = named(PERIODS, segment);
      if (wanted) return { period: wanted };
      const part = named(FRACTIONS, segment);
      return part ? { fraction: part } : undefined;
    },
  },
  chips: ({ period: wanted, fraction: part }) => {
    const chips: FilterChip<SeasonValues>[] = [];
    if (wanted) chips.push({ label: period(wanted).label, without: { period: null, fraction: null } });
    if (part) chips.push({ label: fraction(part).label, without: { fraction: null } });
    return chips;
  },
  matches: ({ period: wanted, fraction: part }) =>
    wanted ? [{ kind: 'offers', period: wanted, fraction: part }] : [],
  control: { kind: 'season' },
};
