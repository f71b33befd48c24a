import type { Day } from '#common/rules/days.js';
import type { SeasonCalendar } from '#common/rules/season-calendar.js';

/** Calendar and day for which prices are determined; nightly prices depend on the nights of the coming season. */
export interface SeasonContext {
  calendar: SeasonCalendar;
  today: Day;
}
