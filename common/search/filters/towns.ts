import { pathSegment } from '../../kernel/text.js';
import { LENGTHS } from '../../kernel/limits.js';
import { SEARCH_TOWNS, TOWNS } from '../../kernel/places.js';
import { townOf } from '../../kernel/town-of.js';
import type { Filter } from './filter.js';
import { chipsOf } from './lists.js';

const OR = ',';

export interface TownValues {
  /** Names; empty means every town. */
  towns: string[];
}

export const townsFilter: Filter<TownValues> = {
  name: 'towns',
  empty: { towns: [] },
  normalise: ({ towns }) => ({ towns: TOWNS.filter((town) => towns.includes(town)) }),
  query: {
    read: (reader) => ({ towns: reader.many(['ciudades', 'ciudad'], readTown) }),
    write: ({ towns }) => towns.map((town) => ['ciudades[]', town]),
  },
  path: {
    place: 'town',
    write: ({ towns }) => towns.map(pathSegment).join(OR),
    read: (segment) => ({
      // `Mar+del+Plata`, as forms encode spaces.
      towns: segment
        .replaceAll('+', ' ')
        .split(OR)
        .flatMap((word) => townOf(word) ?? []),
    }),
  },
  chips: ({ towns }) => chipsOf('towns', towns, (town) => town),
  matches: ({ towns }) => (towns.length > 0 ? [{ kind: 'town', anyOf: towns }] : []),
  control: {
    kind: 'ticks',
    field: 'towns',
    title: 'Ciudad',
    options: SEARCH_TOWNS.map((town) => ({ value: town, label: town })),
  },
};

/** An unknown town is kept as written; the search then finds nothing. */
function readTown(text: string): string {
  return townOf(text) ?? text.trim().slice(0, LENGTHS.place);
}
