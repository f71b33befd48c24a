import { FIELD, PLOT, type PropertyTypeId } from '../../listings/property-types.js';
import type { SearchFilters } from '../query/search-filters.js';
import type { Meaning } from './rule.js';

/** From this price in dollars on, a home is for sale. */
const PRICE_OF_SALE = 10_000;
/** Homes are sold in dollars; below this amount, one without a currency is no price in pesos. */
const LEAST_SALE_IN_PESOS = 5_000_000;

/** The part that says that a sale is meant, though no word does; undefined if none does, or one says that a rental is meant. */
export function tellingSale<Part extends { meaning: Meaning }>(
  parts: readonly Part[],
  types: readonly PropertyTypeId[],
): Part | undefined {
  const changes = parts.flatMap(({ meaning }) => (meaning.kind === 'filter' ? [meaning.change] : []));
  if (
    changes.some(
      ({ operation, period, arrival, nights, people }) => operation ?? period ?? arrival ?? nights ?? people,
    )
  )
    return undefined;
  const isLand = types.length > 0 && types.every((type) => type === PLOT || type === FIELD);
  return parts.find(({ meaning }) => {
    if (meaning.kind !== 'filter') return false;
    const { creditEligible, currency, priceFrom, priceTo, propertyTypes } = meaning.change;
    const isDear = currency === 'USD' && Math.max(priceFrom ?? 0, priceTo ?? 0) >= PRICE_OF_SALE;
    return creditEligible ?? (isDear || (isLand && propertyTypes !== undefined));
  });
}

/** Whether the prices of a sale are in dollars, though no word says so. */
export function isSaleInDollars({ operation, currency, priceFrom, priceTo }: SearchFilters): boolean {
  const most = Math.max(priceFrom ?? 0, priceTo ?? 0);
  return operation === 'sale' && currency === null && most > 0 && most < LEAST_SALE_IN_PESOS;
}
