import type { Day } from '#common/rules/days.js';
import type { SeasonCalendar } from '#common/rules/season-calendar.js';

/** When a price is looked at: prices a night depend on the nights of the coming season. */
export interface SeasonContext {
  calendar: SeasonCalendar;
  today: Day;
}
