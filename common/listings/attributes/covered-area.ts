import { FLAT, HOUSE, CABIN, DUPLEX, HOTEL, OTHER, SHOP } from '../property-types.js';
import type { MeasureAttribute } from './attribute.js';
import { SQUARE_METRES } from './units.js';

export const coveredArea: MeasureAttribute<'coveredArea', 'superficieCubierta'> = {
  kind: 'measure',
  name: 'coveredArea',
  field: 'superficieCubierta',
  label: 'Superficie cubierta',
  unit: SQUARE_METRES,
  decimals: 2,
  most: 1_000_000,
  usual: [30, 300],
  structured: 'floorSize',
  brief: 'cub.',
  asked: [HOUSE, FLAT, SHOP, HOTEL, CABIN, DUPLEX, OTHER],
  icon: 'ruler',
  onCard: true,
  exported: { width: 12, place: 5 },
};
