import { LENGTHS } from '../../kernel/limits.js';
import { slug } from '../../kernel/text.js';
import type { Filter } from './filter.js';
import { chipsOf, sortedUnique } from './lists.js';

export interface ZoneValues {
  /** Slugs of zone names (`punta-mogotes`), or their ids. */
  zones: string[];
}

/** Zones of towns. Two towns may have zones of one name, which the searched town decides. */
export const zonesFilter: Filter<ZoneValues> = {
  name: 'zones',
  empty: { zones: [] },
  normalise: ({ zones }) => ({ zones: sortedUnique(zones) }),
  query: {
    read: (reader) => ({
      zones: reader.many(['barrio'], (text) => slug(text).slice(0, LENGTHS.zone) || undefined),
    }),
    write: ({ zones }) => zones.map((zone) => ['barrio[]', zone]),
  },
  path: {
    place: 'rest',
    write: ({ zones }) => zones.map((zone) => `barrio-${zone}`),
    read: (segment, { zones }) => {
      const [, zone] = /^barrio-([a-z0-9-]{1,60})$/.exec(segment) ?? [];
      return zone === undefined ? undefined : { zones: [...zones, zone] };
    },
  },
  chips: ({ zones }, names) =>
    chipsOf(
      'zones',
      zones,
      (wanted) => names.zones.find(({ name }) => slug(name) === wanted)?.name ?? wanted,
    ),
  matches: ({ zones }) => (zones.length > 0 ? [{ kind: 'zone', anyOf: zones }] : []),
  control: { kind: 'zones', field: 'zones', title: 'Barrio (límites aproximados)', first: 6 },
};
