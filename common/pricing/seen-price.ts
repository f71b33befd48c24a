import type { Currency } from '../kernel/currencies.js';
import type { LeadPriceWire } from './lead-price-shapes.js';
import { DROP_DAYS, isDrop } from './price-drop.js';
import { formatPrice } from './prices.js';

const DAY_MS = 86_400_000;

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
