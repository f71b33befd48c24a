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

/** By name, in any spelling. */
const readPeriod = (text: string) => PERIODS.find(({ name }) => slug(name) === slug(text))?.id;
const readFraction = (text: string) => FRACTIONS.find(({ name }) => slug(name) === slug(text))?.id;

/** Accepts a number too, as forms without JavaScript send it. */
const chosenPeriod = (text: string) => readPeriod(text) ?? PERIODS.find(({ id }) => String(id) === text)?.id;
const chosenFraction = (text: string) =>
  readFraction(text) ?? FRACTIONS.find(({ id }) => String(id) === text)?.id;

/** Periods without fractions are let as a whole. */
const partOf = (wanted: PeriodId | null, part: FractionId | null) =>
  wanted && !period(wanted).hasFractions ? null : part;

/** The part of the season that the search is about. */
export const seasonFilter: Filter<SeasonValues> = {
  name: 'season',
  empty: { period: null, fraction: null },
  asked: ({ operation }) => operation === 'rental',
  normalise: ({ period: wanted, fraction: part }) => ({
    period: wanted,
    fraction: wanted && partOf(wanted, part),
  }),
  query: {
    read: (reader) => {
      const wanted = reader.one('periodo', chosenPeriod) ?? null;
      return { period: wanted, fraction: partOf(wanted, reader.one('fraccion', chosenFraction) ?? null) };
    },
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
      const wanted = readPeriod(segment);
      if (wanted) return { period: wanted };
      const part = readFraction(segment);
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
