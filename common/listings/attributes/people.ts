import { LIMITS } from '../../kernel/limits.js';
import { HOUSE, FLAT, HOTEL, CABIN, DUPLEX } from '../property-types.js';
import type { CountAttribute } from './attribute.js';

export const people: CountAttribute<'people', 'personas'> = {
  kind: 'count',
  name: 'people',
  field: 'personas',
  label: 'Personas',
  one: 'persona',
  many: 'personas',
  most: LIMITS.maxPeople,
  asked: [HOUSE, FLAT, HOTEL, CABIN, DUPLEX],
  required: [HOUSE, FLAT],
  icon: 'people',
  onCard: true,
  exported: { width: 10, place: 4 },
  filter: {
    parameters: ['personas'],
    place: 'after-price',
    choices: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '14+'],
    segment: { before: 'personas-' },
    control: 'select',
    atLeast: true,
  },
};
