import { LIMITS } from '../../kernel/limits.js';
import { FLAT, HOUSE, CABIN, DUPLEX, PLOT, SHOP } from '../property-types.js';
import type { MeasureAttribute } from './attribute.js';

export const expenses: MeasureAttribute<'expenses', 'expensas'> = {
  kind: 'measure',
  name: 'expenses',
  field: 'expensas',
  label: 'Expensas',
  unit: { before: 'ARS$', one: 'por mes', many: 'por mes' },
  decimals: 0,
  most: LIMITS.maxAmount,
  usual: [20_000, 250_000],
  zero: 'Sin expensas',
  asked: [HOUSE, FLAT, SHOP, PLOT, CABIN, DUPLEX],
  operation: 'sale',
  icon: 'money',
  onCard: false,
  exported: { width: 12, place: 8 },
};
