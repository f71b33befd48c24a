import { pathSegment, slug } from '../../kernel/text.js';
import { LENGTHS } from '../../kernel/limits.js';
import { SEARCH_TOWNS, TOWNS } from '../../kernel/places.js';
import type { Filter } from './filter.js';
import { chipsOf } from './lists.js';

const OR = ',';

/** How people write the towns, as patterns on folded words. Behind 'mar del' a mistake of typing is no other word. */
export const TOWN_SPELLINGS: Readonly<Record<(typeof TOWNS)[number], string>> = {
  Miramar: 'miramar',
  'Mar del Plata': 'mar ?del? ?(?:la )?p[lat]{2,5}|mardel(?! su)',
  'Mar del Sur': 'mar ?del? ?s(?:[ur]{1,3}|ud)',
  Otro: 'otro',
};

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

function townOf(text: string) {
  const words = slug(text).replaceAll('-', ' ');
  return TOWNS.find((town) => new RegExp(`^(?:${TOWN_SPELLINGS[town]})$`).test(words));
}

/** An unknown town is kept as written; the search then finds nothing. */
function readTown(text: string): string {
  return townOf(text) ?? text.trim().slice(0, LENGTHS.place);
}
