import type { Conditions } from '#common/listings/conditions/conditions.js';
import { stayTermsOf } from '#common/listings/conditions/stay-terms-of.js';
import { PERIODS, type PeriodId } from '#common/pricing/periods.js';
import { minimumIn, type PackedTerms } from '#common/pricing/stays/stay-terms.js';

/** Columns of a search row that follow from the conditions of a stay. */
export interface ConditionFacts {
  stayTerms: PackedTerms;
  leastNights: (number | null)[];
  linen: boolean;
  utilitiesIncluded: boolean;
}

/** Slot, from 1, of the minimum nights that a search for a period asks about; the first is for a search without one. */
export function leastNightsSlot(period: PeriodId | null): number {
  return (period ?? 0) + 1;
}

export function conditionFacts(conditions: Conditions | null): ConditionFacts {
  const stayTerms = stayTermsOf(conditions);
  const periods = [null, ...PERIODS.map(({ id }) => id)];
  const leastNights = periods.map((period) => minimumIn(stayTerms, period) || null);
  const linen = conditions?.ropaBlanca ?? 'no';
  return {
    stayTerms,
    leastNights: leastNights.every((nights) => nights === null) ? [] : leastNights,
    linen: linen !== 'no',
    utilitiesIncluded: conditions?.servicios === 'incluidos',
  };
}
