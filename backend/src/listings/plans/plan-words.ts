import { formatPrice } from '#common/pricing/prices.js';
import { basicPlan, planEntry, type Plan } from '#common/contracts/plans.js';

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
export function planCosts(plan: Plan): (readonly [string, string])[] {
  const { price, term, extra } = planEntry(plan);
  const cost = ['Renovarlo cuesta', `${formatPrice(price, 'ARS')} ${term}`] as const;
  return extra ? [cost, ['La posición destacada, aparte', positionPrice(extra)]] : [cost];
}

/** Cost of renewing a featured position; no row if it has no price of its own. */
export function positionCosts(plan: Plan): (readonly [string, string])[] {
  const { extra } = planEntry(plan);
  return extra ? [['Renovarla cuesta', positionPrice(extra)]] : [];
}

function positionPrice({ price, term }: { price: number; term: string }): string {
  return `${formatPrice(price, 'ARS')} ${term}`;
}

function basicName(plan: Plan): string {
  return planEntry(basicPlan(planEntry(plan).operation)).name;
}
