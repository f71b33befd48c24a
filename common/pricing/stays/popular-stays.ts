import { partsOfDay, weekdayOf } from '../../kernel/time/days.js';
import type { PeriodId } from '../periods.js';
import { SEASON_HALVES } from '../season/season-halves.js';
import type { SeasonDay } from '../season/taken-nights.js';
import { weekendsAhead } from './stay-choice.js';
import type { Stay } from './stay.js';

/** A stay that many ask for. */
export interface PopularStay extends Stay {
  /** `Este finde`, `2.ª quincena de enero` */
  label: string;
}

/** January and February, in which most homes are let. */
const HIGH_SEASON: readonly PeriodId[] = [2, 3];
const HALVES = 2;
/** Further halves would need their year beside them. */
const DAYS_AHEAD = 180;
const SATURDAY = 6;
const SUNDAY = 0;

/** The next weekend, and the next two halves of the high season that have not begun. */
export function popularStays({ calendar, today }: SeasonDay): PopularStay[] {
  const isWeekend = [SATURDAY, SUNDAY].includes(weekdayOf(today));
  const weekends = weekendsAhead(today, 1).map((stay) => ({
    ...stay,
    label: isWeekend ? 'Próximo finde' : 'Este finde',
  }));
  const { year } = partsOfDay(today);
  const halves = [year, year + 1]
    .flatMap((one) =>
      SEASON_HALVES.filter(({ period }) => HIGH_SEASON.includes(period)).map(({ period, half, label }) => {
        const { first, last } = calendar.nightsOf(period, half, one)!;
        return { arrival: first, departure: last + 1, label };
      }),
    )
    .filter(({ arrival }) => arrival >= today && arrival < today + DAYS_AHEAD);
  return [...weekends, ...halves.slice(0, HALVES)];
}
