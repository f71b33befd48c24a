import { formatPrice, isConsult } from '#common/pricing/prices.js';
import type { Currency } from '#common/kernel/currencies.js';

/** The amount in the other currency, rounded: `ARS$ 102.000.000`; undefined if it cannot be converted. */
export function converted(
  amount: number | null,
  currency: Currency | null,
  rate: number,
): string | undefined {
  if (amount === null || currency === null || isConsult(amount) || !(rate > 0)) return undefined;
  const other: Currency = currency === 'USD' ? 'ARS' : 'USD';
  const result = Math.round(currency === 'USD' ? amount * rate : amount / rate);
  // Exactly 1 would read 'Consultar', and 0 is meaningless.
  return result > 1 ? formatPrice(result, other) : undefined;
}
