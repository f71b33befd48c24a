import type { FilterControl } from './control.js';
import type { Match } from './match.js';
import type { QueryReader } from './query-reader.js';
import type { KnownZone } from '../../listings/zones/zones.js';
import type { SearchSubject } from '../../listings/attributes/search-subject.js';

/** Names for chips that are known only at run time. */
export interface FilterNames {
  /** Names of the catalogue's amenities. */
  amenities: readonly string[];
  zones: readonly KnownZone[];
}

/** A filter value as a chip, with the search without it. */
export interface FilterChip<Values> {
  label: string;
  without: Partial<Values>;
}

/** Part of a readable path (docs/search.md, Address). */
export type FilterPath<Values> =
  /** Third or fourth segment; `Todas` if the filter is not used. */
  | { place: 'town' | 'type'; write(values: Values): string; read(segment: string): Partial<Values> }
  /** A later segment. `read` returns undefined for a segment of another filter. */
  | {
      place: 'rest';
      write(values: Values): string[];
      read(segment: string, soFar: Values): Partial<Values> | undefined;
    }
  /** No segment: the filter is in the query, under its parameter names. */
  | { place: 'query' };

/**
 * A filter of the public search, with everything specific to it. Query and path codec, SQL, memory index, counts, chips and forms use the
 * list of filters (all-filters.ts) and know none by name.
 * @typeParam Values the fields that the filter adds to `SearchFilters`
 */
export interface Filter<Values extends object> {
  name: string;
  /** Values of its fields if the filter is not used. */
  empty: Values;
  /** Whether a search about this subject has the filter; otherwise its fields are cleared. */
  asked?(subject: SearchSubject): boolean;
  /** Normalises equivalent values. */
  normalise?(values: Values): Values;
  query: {
    /** Reads its parameters of `buscarInmueblesFiltros`; faults are collected in the reader. */
    read(reader: QueryReader): Values;
    /** Parameters in canonical order; lists repeat their name. */
    write(values: Values): [name: string, value: string | number][];
  };
  path: FilterPath<Values>;
  chips(values: Values, names: FilterNames): FilterChip<Values>[];
  /** Conditions on a listing; none if the filter is not used. */
  matches(values: Values): Match[];
  /** Form control; null if the screens have a special one. */
  control: FilterControl | null;
}
