import { ALL_FILTERS } from '../../common/search/filters/all-filters.js';
import { QueryReader } from '../../common/search/filters/query-reader.js';
import { aSearch } from '../abuse/samples.js';

/** Records the names of the parameters that are read. */
class NamesReader extends QueryReader {
  readonly asked: (readonly string[])[] = [];

  override many<T>(names: readonly string[]): T[] {
    this.asked.push(names);
    return [];
  }
}

it('every parameter of every filter is attacked', () => {
  const reader = new NamesReader({});
  for (const { query } of ALL_FILTERS) query.read(reader);
  expect(reader.asked.length).toBeGreaterThan(10);
  const sampled = Object.keys(aSearch).map((name) => name.replace('[]', ''));
  expect(reader.asked.filter((names) => !names.some((name) => sampled.includes(name)))).toEqual([]);
});
