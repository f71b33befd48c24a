import { ALL_FILTERS } from '../filters/all-filters.js';
import { QueryReader } from '../filters/query-reader.js';

/** Names of the parameters of a search (`parseSearchQuery`), without brackets. In a file of its own, because browsers do not need it. */
export const SEARCH_PARAMETERS: readonly string[] = namesRead();

function namesRead(): string[] {
  const names = new Set(['operacion', 'codigo', 'orden', 'pagina', 'frase']);
  class Recorder extends QueryReader {
    override many<T>(read: readonly string[]): T[] {
      for (const name of read) names.add(name);
      return [];
    }
  }
  for (const filter of ALL_FILTERS) filter.query.read(new Recorder({}));
  return [...names];
}
