import { AVERAGED_PERIODS, fraction, period, type FractionId, type PeriodId } from '../periods.js';
import { FIRST_HALF, SECOND_HALF } from './season-parts.js';
import { fold } from '../../kernel/text.js';

/** A half of one of the season's months. */
export interface SeasonHalf {
  /** Its name in addresses: `enero-1`. */
  key: string;
  period: PeriodId;
  half: FractionId;
  /** `1.ª quincena de enero` */
  label: string;
}

/** The halves of the season's months, in their order. */
export const SEASON_HALVES: readonly SeasonHalf[] = AVERAGED_PERIODS.flatMap((id) =>
  [FIRST_HALF, SECOND_HALF].map((half, at) => ({
    key: `${fold(period(id).name)}-${at + 1}`,
    period: id,
    half,
    label: `${fraction(half).label} de ${period(id).label.toLowerCase()}`,
  })),
);

/** The half with a name of addresses; undefined for an unknown one. */
export function seasonHalf(key: string): SeasonHalf | undefined {
  return SEASON_HALVES.find((half) => half.key === key);
}

/**
 * Availability of a rental in a half: free if it has a price of the half or of the whole month and no rented row takes one of its nights
 * (taken-nights.ts), rented if one does, else without a price.
 */
export const AVAILABILITIES = ['libre', 'alquilado', 'sin-precio'] as const;
export type Availability = (typeof AVAILABILITIES)[number];
