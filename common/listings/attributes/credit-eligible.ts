import { FLAT, HOUSE, CABIN, DUPLEX } from '../property-types.js';
import type { FlagAttribute } from './attribute.js';

export const creditEligible: FlagAttribute<'creditEligible', 'aptoCredito'> = {
  kind: 'flag',
  name: 'creditEligible',
  field: 'aptoCredito',
  label: 'Apto crédito',
  asked: [HOUSE, FLAT, CABIN, DUPLEX],
  operation: 'sale',
  icon: 'check',
  onCard: true,
  exported: { width: 10, place: 9 },
  filter: {
    parameter: 'aptoCredito',
    asked: ({ operation }) => operation === 'sale',
    place: 'after-price',
    segment: 'apto-credito',
    label: 'Apto crédito',
  },
};
