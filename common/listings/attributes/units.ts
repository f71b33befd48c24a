import type { Unit } from './attribute.js';

export const SQUARE_METRES: Unit = { one: 'm²', many: 'm²' };
