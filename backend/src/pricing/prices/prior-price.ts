import { DROP_DAYS, isDrop } from '#common/pricing/price-drop.js';
import { isConsult, type SalePrice } from '#common/pricing/prices.js';

const DAY_MS = 86_400_000;

/** A price that is asked now. */
export interface PresentPrice extends SalePrice {
  since: Date;
}

/** A price that was asked for the same part of the season, or for the same sale. */
export interface PastPrice extends PresentPrice {
  until: Date;
}

/**
 * The prior price of a reduction: the lowest amount that was asked within the 30 days before it, as article 6a of Directive 98/6/EC
 * defines it. A rise for some days before a reduction therefore changes nothing.
 * @param past all earlier prices of the row, in any order
 * @returns null without a drop, if not all of the 30 days are known, or if the currency changed within them
 */
export function priorPrice(present: PresentPrice, past: readonly PastPrice[]): number | null {
  if (isConsult(present.amount)) return null;
  const from = present.since.getTime() - DROP_DAYS * DAY_MS;
  const compared = past.filter(({ until }) => until.getTime() > from);
  if (!compared.some(({ since }) => since.getTime() <= from)) return null;
  if (compared.some(({ currency }) => currency !== present.currency)) return null;
  const amounts = compared.map(({ amount }) => amount).filter((amount) => !isConsult(amount));
  const lowest = Math.min(...amounts);
  return amounts.length > 0 && isDrop(lowest, present.amount) ? lowest : null;
}
