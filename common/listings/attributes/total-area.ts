import { PLOT, FIELD, FLAT, HOUSE, CABIN, DUPLEX, HOTEL, LAND, OTHER, SHOP } from '../property-types.js';
import type { SearchedMeasure } from './attribute.js';
import { SQUARE_METRES } from './units.js';

export const totalArea: SearchedMeasure<'totalArea', 'superficieTotal'> = {
  kind: 'measure',
  name: 'totalArea',
  field: 'superficieTotal',
  label: 'Superficie total',
  unit: {
    ...SQUARE_METRES,
    larger: { of: LAND, above: 10_000, size: 10_000, decimals: 4, unit: 'ha' },
  },
  decimals: 2,
  most: 1_000_000_000,
  usual: [200, 1_500],
  structured: 'lotSize',
  asked: [HOUSE, FLAT, SHOP, PLOT, FIELD, HOTEL, CABIN, DUPLEX, OTHER],
  icon: 'ruler',
  onCard: true,
  exported: { width: 12, place: 6 },
  filter: {
    word: 'superficie',
    title: 'Superficie',
    otherwise: 'coveredArea',
    place: 'after-price',
    order: { first: 'mayor', label: 'Más superficie' },
  },
};
