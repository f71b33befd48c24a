import { LIMITS } from '../../kernel/limits.js';
import { HOUSE, HOTEL, CABIN, DUPLEX } from '../property-types.js';
import type { CountAttribute } from './attribute.js';

export const bedrooms: CountAttribute<'bedrooms', 'dormitorios'> = {
  kind: 'count',
  name: 'bedrooms',
  field: 'dormitorios',
  label: 'Dormitorios',
  one: 'dormitorio',
  many: 'dormitorios',
  most: LIMITS.maxCounted,
  asked: [HOUSE, HOTEL, CABIN, DUPLEX],
  required: [HOUSE],
  icon: 'bed',
  onCard: true,
  exported: { width: 10, place: 2 },
  filter: {
    parameters: ['dormitorios'],
    asked: ({ propertyTypes }) =>
      propertyTypes.length > 0 && propertyTypes.every((type) => bedrooms.asked.includes(type)),
    place: 'before-price',
    choices: ['1', '2', '3', '4', '5', '5+'],
    segment: { after: '-Dorm' },
    control: 'counts',
  },
};
