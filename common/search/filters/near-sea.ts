import { metresInWords } from '../../listings/location/sea-distance.js';
import type { Filter } from './filter.js';

/** Distances to choose from, in metres. */
export const SEA_LIMITS = ['300', '500', '1000', '2000'] as const;
export type SeaLimit = (typeof SEA_LIMITS)[number];

export interface NearSeaValues {
  /** Maximum distance to the sea; at most one. */
  nearSea: SeaLimit[];
}

const inWords = (limit: SeaLimit) => `Hasta ${metresInWords(Number(limit))} del mar`;

/** Only homes up to a distance to the sea; those without a known distance are left out. */
export const nearSeaFilter: Filter<NearSeaValues> = {
  name: 'near-sea',
  empty: { nearSea: [] },
  query: {
    read: (reader) => ({
      nearSea: reader.many(['mar'], (text) => SEA_LIMITS.find((limit) => limit === text), 1),
    }),
    write: ({ nearSea }) => nearSea.map((limit) => ['mar', limit]),
  },
  path: { place: 'query' },
  chips: ({ nearSea }) => nearSea.map((limit) => ({ label: inWords(limit), without: { nearSea: [] } })),
  matches: ({ nearSea }) => nearSea.map((limit) => ({ kind: 'near-sea', metres: Number(limit) })),
  control: {
    kind: 'select',
    field: 'nearSea',
    title: 'Cerca del mar',
    label: 'Distancia al mar',
    any: 'Cualquier distancia',
    options: SEA_LIMITS.map((limit) => ({ value: limit, label: inWords(limit) })),
  },
};
