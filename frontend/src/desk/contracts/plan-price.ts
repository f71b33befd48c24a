import { formatPrice } from '#common/pricing/prices.js';
import type { Tariff } from '#common/contracts/plans.js';
import type { PricedPlan } from '#common/contracts/tariffs.js';
import { dayInWords } from '#common/kernel/time/days.js';

/** `$ 30.000 por temporada + $ 25.000 cada 30 días. Desde el 01/03/2027: …`; empty until it is known. */
export function planPrice(plan: PricedPlan | undefined): string {
  if (!plan) return '';
  const { tariff, next } = plan;
  if (!tariff) return 'Gratis';
  const later = next ? `. Desde el ${dayInWords(next.from)}: ${costText(plan, next)}` : '';
  return costText(plan, tariff) + later;
}

function costText({ term, extra }: PricedPlan, { price, extraPrice }: Tariff): string {
  const base = `${formatPrice(price, 'ARS')} ${term}`;
  return extra && extraPrice ? `${base} + ${formatPrice(extraPrice, 'ARS')} ${extra.term}` : base;
}
