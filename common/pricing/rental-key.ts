import { effectiveFraction } from './prices.js';
import { FRACTIONS, PERIODS, type FractionId, type PeriodId } from './periods.js';

/** Ids of a price row's period and fraction; undefined for unknown names. */
export function readRentalKey(row: {
  periodo: string;
  fraccion: string;
}): { period: PeriodId; fraction: FractionId } | undefined {
  const period = PERIODS.find(({ name }) => name === row.periodo);
  const fraction = FRACTIONS.find(({ name }) => name === row.fraccion);
  if (!period || (row.fraccion && !fraction)) return undefined;
  return { period: period.id, fraction: effectiveFraction(period.id, fraction?.id) };
}
