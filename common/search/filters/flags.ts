import type { Filter } from './filter.js';
import type { SearchSubject } from '../../listings/attributes/search-subject.js';
import type { Match } from './match.js';
import { readFlag } from './query-reader.js';

interface FlagFilter<Field extends string> {
  field: Field;
  /** Parameter of the call: `destacado=1`. */
  parameter: string;
  /** Path segment; without one, the parameter is in the query. */
  segment?: string;
  /** Heading of its group, label of the checkbox, label of the chip. */
  title: string;
  label: string;
  match: Match;
  asked?: (subject: SearchSubject) => boolean;
}

/** A filter that is on or off. */
export function flagFilter<Field extends string>(flag: FlagFilter<Field>): Filter<Record<Field, boolean>> {
  const { field, parameter, segment, title, label, match, asked } = flag;
  const values = (on: boolean) => ({ [field]: on }) as Record<Field, boolean>;
  return {
    name: field,
    empty: values(false),
    ...(asked ? { asked } : {}),
    query: {
      read: (reader) => values(reader.one(parameter, readFlag) ?? false),
      write: ({ [field]: on }) => (on ? [[parameter, '1']] : []),
    },
    path: segment
      ? {
          place: 'rest',
          write: ({ [field]: on }) => (on ? [segment] : []),
          read: (candidate) => (candidate === segment ? values(true) : undefined),
        }
      : { place: 'query' },
    chips: ({ [field]: on }) => (on ? [{ label, without: values(false) }] : []),
    matches: ({ [field]: on }) => (on ? [match] : []),
    control: { kind: 'flag', field, title, label },
  };
}
