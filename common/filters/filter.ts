import type { FilterControl } from './control.js';
import type { Match } from './match.js';
import type { QueryReader } from './query-reader.js';
import type { SearchSubject } from './subject.js';

/** Words that chips need and that are not known before the page is. */
export interface FilterNames {
  /** Names of the amenities that listings may have. */
  amenities: readonly string[];
}

/** One value of a filter as a chip shows it, with the change of the search that takes it away. */
export interface FilterChip<Values> {
  label: string;
  without: Partial<Values>;
}

/** Part of a readable address (docs/search.md, Address). */
export type FilterPath<Values> =
  /** The third or fourth segment, `Todas` when the filter is not used. */
  | { place: 'town' | 'type'; write(values: Values): string; read(segment: string): Partial<Values> }
  /** Any later segments. `read` answers undefined for a segment of another filter. */
  | {
      place: 'rest';
      write(values: Values): string[];
      read(segment: string, soFar: Values): Partial<Values> | undefined;
    }
  /** None: the filter stands in the query of the address, under the names of its call. */
  | { place: 'query' };

/**
 * A filter of the public search: everything that is particular to it. Query and path codec, SQL, memory index, counts, chips and forms
 * go through the list of filters (all-filters.ts) and know none by name.
 * @typeParam Values the fields that the filter adds to `SearchFilters`
 */
export interface Filter<Values extends object> {
  name: string;
  /** Its fields as they are while the filter is not used. */
  empty: Values;
  /** Whether a search about this subject has the filter; its fields are emptied otherwise. */
  asked?(subject: SearchSubject): boolean;
  /** The one spelling of values that mean the same. */
  normalise?(values: Values): Values;
  query: {
    /** Reads the parameters of `buscarInmueblesFiltros`; faults go into the reader. */
    read(reader: QueryReader): Values;
    /** Parameters in the order in which they are written; lists repeat their name. */
    write(values: Values): [name: string, value: string | number][];
  };
  path: FilterPath<Values>;
  chips(values: Values, names: FilterNames): FilterChip<Values>[];
  /** Conditions that a listing must meet; none while the filter is not used. */
  matches(values: Values): Match[];
  /** How forms ask for it; null where a screen has a way of its own. */
  control: FilterControl | null;
}
