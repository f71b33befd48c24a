import { counted } from '../../kernel/text.js';
import type { Filter } from './filter.js';
import type { SeasonValues } from './season.js';

/** Nights to choose from. */
export const MINIMUM_LIMITS = ['1', '2', '3', '5', '7'] as const;
export type MinimumLimit = (typeof MINIMUM_LIMITS)[number];

export interface LeastNightsValues {
  /** The minimum stay that an owner may ask for; at most one. */
  leastNights: MinimumLimit[];
}

const inWords = (limit: MinimumLimit) => `Mínimo hasta ${counted(Number(limit), 'noche')}`;

/** Only homes that are let for so few nights, in the period of the search if it has one; those that do not say are left out. */
export const leastNightsFilter: Filter<LeastNightsValues & Partial<Pick<SeasonValues, 'period'>>> = {
  name: 'least-nights',
  empty: { leastNights: [] },
  asked: ({ operation }) => operation === 'rental',
  query: {
    read: (reader) => ({
      leastNights: reader.many(['minimo'], (text) => MINIMUM_LIMITS.find((limit) => limit === text), 1),
    }),
    write: ({ leastNights }) => leastNights.map((limit) => ['minimo', limit]),
  },
  path: { place: 'query' },
  chips: ({ leastNights }) =>
    leastNights.map((limit) => ({ label: inWords(limit), without: { leastNights: [] } })),
  matches: ({ leastNights, period = null }) =>
    leastNights.map((limit) => ({ kind: 'least-nights', nights: Number(limit), period })),
  control: {
    kind: 'select',
    field: 'leastNights',
    title: 'Estadía mínima',
    label: 'Mínimo de noches',
    any: 'Cualquier mínimo',
    options: MINIMUM_LIMITS.map((limit) => ({ value: limit, label: inWords(limit) })),
  },
};
