import { BEACH_CLUB } from './property-types.js';
import type { StayUnit } from '../pricing/stays/stay-shapes.js';

/** What a stay in such a property is counted in: nobody sleeps in a beach club. */
export function stayUnit(typeId?: number | null): StayUnit {
  return typeId === BEACH_CLUB ? 'día' : 'noche';
}
