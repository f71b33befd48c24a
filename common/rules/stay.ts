import type { Day } from './days.js';

/** Nights from `arrival` to the day before `departure`. */
export interface Stay {
  arrival: Day;
  departure: Day;
}

/** Maximum length of a stay, in nights. */
export const LONGEST_STAY = 120;

export function nightsOfStay({ arrival, departure }: Stay): number {
  return departure - arrival;
}
