import { formatPrice } from '#common/pricing/prices.js';
import { basicPlan, planEntry, type Plan } from '#common/contracts/plans.js';
import type { DatedTariff, PricedPlan } from '#common/contracts/tariffs.js';
import { dayInWords } from '#common/kernel/time/days.js';

/** What a listing loses when its plan or featured position ends. */
interface ShownParts {
  /** Whether the listing has photos, which only a paid plan shows. */
  hasPhotos: boolean;
  /** Whether the listing loses its featured position too. */
  featured: boolean;
}

/** How a listing is shown after its plan has lapsed: `Tu aviso sigue publicado, pero ya no se ven sus fotos`. */
export function afterLapse(plan: Plan, { hasPhotos, featured }: ShownParts): string {
  if (hasPhotos)
    return `Tu aviso sigue publicado, pero ya no se ven sus fotos${featured ? ' ni figura como destacado' : ''}`;
  if (featured) return 'Tu aviso sigue publicado, pero ya no figura como destacado';
  return `Tu aviso sigue publicado, como los del plan ${basicName(plan)}`;
}

/** How a listing will be shown once its plan has lapsed: `tu aviso sigue publicado, pero desde el día siguiente sus fotos no se ven`. */
export function unlessRenewed(plan: Plan, { hasPhotos, featured }: ShownParts): string {
  const lost = [hasPhotos && 'sus fotos no se ven', featured && 'deja de figurar como destacado'].filter(
    (part) => part !== false,
  );
  if (lost.length === 0) return `tu aviso sigue publicado, como los del plan ${basicName(plan)}`;
  return `tu aviso sigue publicado, pero desde el día siguiente ${lost.join(' y ')}`;
}

/** Cost of renewing a plan, with the separate charge of its featured position if there is one, as rows of a name and a price. */
export function planCosts({ tariff, next, term, extra }: PricedPlan): Row[] {
  if (!tariff) return [];
  return [
    ['Renovarlo cuesta', costText(tariff.price, term)],
    ...(next && next.price !== tariff.price ? [changeRow(next, costText(next.price, term))] : []),
    ...positionRows('La posición destacada, aparte', { tariff, next, extra }),
  ];
}

/** Cost of renewing a featured position; no row if it has no price of its own. */
export function positionCosts(plan: PricedPlan): Row[] {
  return positionRows('Renovarla cuesta', plan);
}

type Row = readonly [string, string];

function positionRows(
  name: string,
  { tariff, next, extra }: Pick<PricedPlan, 'tariff' | 'next' | 'extra'>,
): Row[] {
  if (!extra || !tariff?.extraPrice) return [];
  const cost: Row = [name, costText(tariff.extraPrice, extra.term)];
  const changes = next?.extraPrice && next.extraPrice !== tariff.extraPrice;
  return changes ? [cost, changeRow(next, costText(next.extraPrice!, extra.term))] : [cost];
}

function changeRow({ from }: DatedTariff, cost: string): Row {
  return [`Desde el ${dayInWords(from)}`, cost];
}

function costText(price: number, term: string): string {
  return `${formatPrice(price, 'ARS')} ${term}`;
}

function basicName(plan: Plan): string {
  return planEntry(basicPlan(planEntry(plan).operation)).name;
}
