import { LIMITS } from '../../kernel/limits.js';
import { FLAT } from '../property-types.js';
import type { CountAttribute } from './attribute.js';

export const rooms: CountAttribute<'rooms', 'ambientes'> = {
  kind: 'count',
  name: 'rooms',
  field: 'ambientes',
  label: 'Ambientes',
  one: 'ambiente',
  many: 'ambientes',
  most: LIMITS.maxCounted,
  asked: [FLAT],
  required: [FLAT],
  icon: 'door',
  onCard: true,
  exported: { width: 10, place: 1 },
  filter: {
    parameters: ['ambientes'],
    asked: ({ propertyTypes }) => propertyTypes.length === 1 && propertyTypes[0] === FLAT,
    place: 'before-price',
    choices: ['1', '2', '3', '4', '4+'],
    segment: { after: '-Amb' },
    control: 'counts',
  },
};
