import { LIMITS } from '../../kernel/limits.js';
import { HOUSE, FLAT, HOTEL, CABIN, DUPLEX } from '../property-types.js';
import type { CountAttribute } from './attribute.js';

export const bathrooms: CountAttribute<'bathrooms', 'baños'> = {
  kind: 'count',
  name: 'bathrooms',
  field: 'baños',
  label: 'Baños',
  one: 'baño',
  many: 'baños',
  most: LIMITS.maxCounted,
  asked: [HOUSE, FLAT, HOTEL, CABIN, DUPLEX],
  required: [HOUSE, FLAT],
  icon: 'bath',
  onCard: true,
  exported: { width: 8, place: 3 },
  filter: {
    parameters: ['baños', 'banos'],
    place: 'after-price',
    choices: ['1', '2', '3', '4', '5', '5+'],
    segment: { before: 'banos-' },
    control: 'counts',
  },
};
