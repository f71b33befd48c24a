import type { Currency } from '../kernel/currencies.js';
import type { FractionId, PeriodId } from './periods.js';
import type { LeadPriceWire } from './lead-price-shapes.js';
import type { Day } from '../kernel/time/days.js';
import { formatPrice, type SalePrice, keepAmounts } from './prices.js';
import { percentText } from '../kernel/text.js';

const DAY_MS = 86_400_000;
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

/** A lead price that a device has seen. */
export interface SeenPrice {
  amount: number;
  currency: Currency;
  /** Unit of the price: `por noche`; empty for sales. */
  per: string;
  /** When it was last seen, in milliseconds since 1970. */
  at: number;
}

/** The price as it is seen now; undefined for one that is rented, on request or missing. */
export function seenPriceOf(
  { precio, moneda, precioPor, precioEstado }: LeadPriceWire,
  now: number,
): SeenPrice | undefined {
  if (precioEstado !== 'libre' || precio === null || moneda === null) return undefined;
  return { amount: precio, currency: moneda, per: precioPor, at: now };
}

/**
 * Whether a price is at least 3 % lower than the one that the device saw within the last 30 days, in the same currency and for the same
 * part of the season.
 */
export function hasDropped(before: SeenPrice | undefined, seen: SeenPrice): boolean {
  if (!before || before.currency !== seen.currency || before.per !== seen.per) return false;
  return seen.at - before.at <= DROP_DAYS * DAY_MS && isDrop(before.amount, seen.amount);
}

/**
 * Price that the device stores: the former one while the present one counts as dropped, so that every visit shows the drop; otherwise the
 * present one.
 */
export function keptPrice(before: SeenPrice | undefined, seen: SeenPrice | undefined): SeenPrice | undefined {
  if (!seen) return before;
  return hasDropped(before, seen) ? before : seen;
}

/** `Bajó de ARS$ 100.000 a ARS$ 90.000` */
export function dropText(before: SeenPrice, seen: SeenPrice): string {
  return `Bajó de ${formatPrice(before.amount, before.currency)} a ${formatPrice(seen.amount, seen.currency)}`;
}
