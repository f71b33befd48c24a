import type { SearchedMeasureName } from '../../listings/attributes/all-attributes.js';
import type { SearchedMeasure } from '../../listings/attributes/attribute.js';
import { measureText, readMeasure } from '../../listings/attributes/measure.js';
import type { Filter, FilterChip } from './filter.js';

/** Least and greatest number, each null if it is open. */
export interface MeasureRange {
  from: number | null;
  to: number | null;
}

type RangeValues = Record<string, MeasureRange>;

const OPEN: MeasureRange = { from: null, to: null };

/** Names of the parameters of a range: `superficieDesde`, `superficieHasta`. */
export function rangeParameters({ filter: { word } }: SearchedMeasure): { from: string; to: string } {
  return { from: `${word}Desde`, to: `${word}Hasta` };
}

export function rangeFilter(measure: SearchedMeasure<SearchedMeasureName>): Filter<RangeValues> {
  const { name, filter } = measure;
  const { word, title, asked } = filter;
  const names = rangeParameters(measure);
  const read = (text: string) => readMeasure(text, measure);
  const segment = new RegExp(`^${word}-([\\d.]+)-([\\d.]+|max)$`);
  return {
    name,
    empty: { [name]: OPEN },
    ...(asked ? { asked } : {}),
    query: {
      read: (reader) => ({
        [name]: { from: reader.one(names.from, read) ?? null, to: reader.one(names.to, read) ?? null },
      }),
      write: ({ [name]: range = OPEN }) => [
        ...(range.from === null ? [] : [[names.from, range.from] as [string, number]]),
        ...(range.to === null ? [] : [[names.to, range.to] as [string, number]]),
      ],
    },
    path: {
      place: 'rest',
      write: ({ [name]: { from, to } = OPEN }) =>
        from === null && to === null ? [] : [`${word}-${from ?? 0}-${to ?? 'max'}`],
      read: (text) => {
        const [, from, to] = segment.exec(text) ?? [];
        if (from === undefined || to === undefined) return undefined;
        return { [name]: { from: read(from) || null, to: read(to) ?? null } };
      },
    },
    chips: ({ [name]: range = OPEN }) => {
      const chips: FilterChip<RangeValues>[] = [];
      const chip = (bound: keyof MeasureRange, preposition: string): void => {
        const value = range[bound];
        if (value === null) return;
        const label = `${title} ${preposition} ${measureText(measure, value)}`;
        chips.push({ label, without: { [name]: { ...range, [bound]: null } } });
      };
      chip('from', 'desde');
      chip('to', 'hasta');
      return chips;
    },
    matches: ({ [name]: { from, to } = OPEN }) =>
      from === null && to === null ? [] : [{ kind: 'measure', fact: name, from, to }],
    control: { kind: 'range', measure },
  };
}
