import type { FractionId, PeriodId } from '../periods.js';

// Apart from the calendar, because most pages of the site need no dates.

export const HOLY_WEEK: PeriodId = 5;
export const WINTER_HOLIDAYS: PeriodId = 6;
export const WHOLE_YEAR: PeriodId = 7;

export const FIRST_HALF: FractionId = 2;
export const SECOND_HALF: FractionId = 3;
export const WEEK: FractionId = 4;
export const SINGLE_DAY: FractionId = 5;
export const NIGHTS_OF_WEEK = 7;
