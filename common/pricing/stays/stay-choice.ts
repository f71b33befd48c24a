import { weekdayOf, type Day, type Nights } from '../../kernel/time/days.js';
import { isFree } from './stay-plan.js';
import { LONGEST_STAY, type Stay } from './stay.js';

/** Dates of a stay while they are chosen: none, the arrival, or both. */
export interface StayChoice {
  arrival: Day | null;
  departure: Day | null;
}

/** What limits the choice. */
export interface ChoosableNights {
  today: Day;
  taken: readonly Nights[];
}

/**
 * The choice after one more day: the departure, if an arrival waits for it and every night between them is free, else another arrival.
 * @returns undefined for a day that can be neither
 */
export function chooseDay(
  { arrival, departure }: StayChoice,
  day: Day,
  { today, taken }: ChoosableNights,
): StayChoice | undefined {
  const isAwaited = arrival !== null && departure === null && day > arrival;
  if (isAwaited && day - arrival <= LONGEST_STAY && isFree({ first: arrival, last: day - 1 }, taken))
    return { arrival, departure: day };
  const isOffered = day >= today && isFree({ first: day, last: day }, taken);
  return isOffered ? { arrival: day, departure: null } : undefined;
}

const FRIDAY = 5;
const WEEK = 7;
const WEEKEND_NIGHTS = 2;

/** The next weekends, from Friday to Sunday; on a Friday, also this one. */
export function weekendsAhead(today: Day, count: number): Stay[] {
  const first = today + ((FRIDAY - weekdayOf(today) + WEEK) % WEEK);
  return Array.from({ length: count }, (_, index) => {
    const arrival = first + index * WEEK;
    return { arrival, departure: arrival + WEEKEND_NIGHTS };
  });
}
