import type { FractionId, PeriodId } from './periods.js';
import type { Day } from '../kernel/time/days.js';
import { formatPrice, type SalePrice, keepAmounts } from './prices.js';
import { percentText } from '../kernel/text.js';

/** A smaller difference may come from rounding, or from the length of a month. */
const LEAST_DROP = 0.03;
/** Period in which a price is compared with a former one and in which the difference is shown, in days (public-site.md §2, Price drops). */
export const DROP_DAYS = 30;

/** The higher amount that was asked for a price row before it dropped. */
export interface PriorPrice {
  /** Both null for a sale. */
  period: PeriodId | null;
  fraction: FractionId | null;
  amount: number;
  /** Last day on which the drop is shown. */
  until: Day;
}

/** Whether an amount is at least 3 % lower than another of the same currency. */
export function isDrop(before: number, now: number): boolean {
  return now <= before * (1 - LEAST_DROP);
}

/** `Bajó 8 %, antes ARS$ 100.000`; the percentage is rounded down. */
export function dropMark(before: number, { amount, currency }: SalePrice): string {
  const percent = Math.floor((1 - amount / before) * 100);
  return `Bajó ${percentText(percent / 100)}, antes ${keepAmounts(formatPrice(before, currency))}`;
}
