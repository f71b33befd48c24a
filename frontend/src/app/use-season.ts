import { parseDay } from '#common/kernel/time/days.js';
import { SeasonCalendar } from '#common/pricing/season/season-calendar.js';
import type { SeasonDay } from '#common/pricing/season/taken-nights.js';
import { useSite } from './site-context.js';
import { today } from './today.js';

/** The season calendar with the nights that the operator has set, and today. */
export function useSeason(): SeasonDay {
  const { setNights = [] } = useSite();
  return { calendar: new SeasonCalendar(setNights), today: parseDay(today())! };
}
