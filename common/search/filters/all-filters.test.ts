import { FILTER_CASES } from '../../../test/builders/filter-cases.js';
import { ALL_FILTERS } from './all-filters.js';
import type { Filter } from './filter.js';
import { QueryReader } from './query-reader.js';

const NAMES = {
  amenities: ['Aire acondicionado'],
  zones: [{ id: 1, town: 'Mar del Plata', name: 'Punta Mogotes' }],
};

function filterNamed(wanted: string): Filter<object> {
  return ALL_FILTERS.find(({ name }) => name === wanted)!;
}

/** Path segments, read as the decoder reads them: each one with the values of those before it. */
function readPath({ path, empty }: Filter<object>, segments: readonly string[]): object {
  if (path.place === 'query') return empty;
  if (path.place !== 'rest') return path.read(segments[0]!);
  const { read } = path;
  return segments.reduce((soFar, segment) => ({ ...soFar, ...read(segment, soFar) }), empty);
}

function writePath({ path }: Filter<object>, values: object): string[] | undefined {
  if (path.place === 'query') return undefined;
  return path.place === 'rest' ? path.write(values) : [path.write(values)];
}

it('every filter has a case', () => {
  expect([...new Set(FILTER_CASES.map(({ name }) => name))].sort()).toEqual(
    ALL_FILTERS.map(({ name }) => name).sort(),
  );
});

describe.each(FILTER_CASES)(
  'the filter $name of $values',
  ({ name, values, query, path, chips, matches }) => {
    const filter = filterNamed(name);

    it('is written to the query and read from it', () => {
      expect(filter.query.write(values)).toEqual(query);
      const sent: Record<string, string[]> = {};
      for (const [parameter, value] of query) (sent[parameter] ??= []).push(String(value));
      const reader = new QueryReader(sent);
      expect([filter.query.read(reader), reader.errors]).toEqual([values, {}]);
    });

    it('is written to the path and read from it', () => {
      expect(writePath(filter, values)).toEqual(path);
      expect(readPath(filter, path ?? [])).toEqual(path ? values : filter.empty);
    });

    it('is its chips, its conditions, and in normal form', () => {
      const shown = filter.chips(values, NAMES);
      expect(shown.map(({ label, without }) => [label, without])).toEqual(chips);
      expect(filter.matches(values)).toEqual(matches);
      expect(filter.normalise?.(values) ?? values).toEqual(values);
    });
  },
);

it.each(ALL_FILTERS.map((filter) => [filter.name, filter] as const))(
  'the filter %s, if it is not used, has no parameter, segment, chip or condition',
  (_name, filter) => {
    expect(filter.query.write(filter.empty)).toEqual([]);
    expect((writePath(filter, filter.empty) ?? []).filter(Boolean)).toEqual([]);
    expect(filter.chips(filter.empty, { amenities: [], zones: [] })).toEqual([]);
    expect(filter.matches(filter.empty)).toEqual([]);
    expect(filter.query.read(new QueryReader({}))).toEqual(filter.empty);
  },
);
