import { FLAT, HOUSE, CABIN, DUPLEX, HOTEL, SHOP } from '../property-types.js';
import type { MeasureAttribute } from './attribute.js';

export const age: MeasureAttribute<'age', 'antiguedad'> = {
  kind: 'measure',
  name: 'age',
  field: 'antiguedad',
  label: 'Antigüedad',
  unit: { code: 'ANN', one: 'año', many: 'años' },
  decimals: 0,
  most: 300,
  usual: [0, 60],
  zero: 'A estrenar',
  asked: [HOUSE, FLAT, SHOP, HOTEL, CABIN, DUPLEX],
  operation: 'sale',
  icon: 'age',
  onCard: false,
  exported: { width: 10, place: 7 },
};
