import type { PeriodId, FractionId } from '../pricing/periods.js';

/** Number of visitors on the waiting list of a part of the season. */
export interface WaitingPeople {
  periodo: PeriodId;
  fraccion: FractionId | null;
  personas: number;
}
