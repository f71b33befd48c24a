import { partsOfDay, type Day } from './days.js';

/** A calendar month as `2026-11`, and the months before it, oldest first. */
export function monthsUntil(today: Day, count: number): string[] {
  const { year, month } = partsOfDay(today);
  return Array.from({ length: count }, (_, place) => {
    const at = year * 12 + (month - 1) - (count - 1 - place);
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}
