import { formatPrice } from '#common/pricing/prices.js';
import type { PlanEntry } from '#common/contracts/plans.js';

/** `$ 30.000 por temporada + $ 25.000 cada 30 días` */
export function planPrice({ price, extra, term }: PlanEntry): string {
  if (price === 0) return 'Gratis';
  const base = `${formatPrice(price, 'ARS')} ${term}`;
  return extra ? `${base} + ${formatPrice(extra.price, 'ARS')} ${extra.term}` : base;
}
