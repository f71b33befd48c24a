import type { Unit } from './attribute.js';

export const SQUARE_METRES: Unit = { code: 'MTK', one: 'm²', many: 'm²' };
