import { amenitySlug, PETS_SLUG } from '../../listings/amenities/amenities.js';
import { slug } from '../../kernel/text.js';
import { LENGTHS } from '../../kernel/limits.js';
import type { Filter } from './filter.js';
import { readFlag } from './query-reader.js';
import { chipsOf, sortedUnique } from './lists.js';

export interface AmenityValues {
  /** Slugs of amenity names (`aire-acondicionado`), or their ids. All must be present. */
  amenities: string[];
}

export const amenitiesFilter: Filter<AmenityValues> = {
  name: 'amenities',
  empty: { amenities: [] },
  normalise: ({ amenities }) => ({ amenities: sortedUnique(amenities.map(amenitySlug)) }),
  query: {
    read: (reader) => {
      const named = reader.many(
        ['servicios', 'amenities'],
        (text) => slug(text).slice(0, LENGTHS.amenity) || undefined,
      );
      return { amenities: reader.one(PETS_SLUG, readFlag) ? [...named, PETS_SLUG] : named };
    },
    write: ({ amenities }) => amenities.map((amenity) => ['servicios[]', amenity]),
  },
  path: {
    place: 'rest',
    write: ({ amenities }) => amenities.map((amenity) => `svc-${slug(amenity)}`),
    read: (segment, { amenities }) => {
      const match = /^svc-([a-z0-9-]{1,60})$/.exec(segment);
      return match ? { amenities: [...amenities, match[1]!] } : undefined;
    },
  },
  chips: ({ amenities }, names) =>
    chipsOf(
      'amenities',
      amenities,
      (wanted) => names.amenities.find((name) => slug(name) === wanted) ?? wanted,
    ),
  matches: ({ amenities }) => (amenities.length > 0 ? [{ kind: 'amenities', allOf: amenities }] : []),
  control: { kind: 'amenities', field: 'amenities', title: 'Servicios', first: 6 },
};
