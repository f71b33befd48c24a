import type { Operation } from '../../kernel/operations.js';
import { LAND, FLAT, SHOP, type PropertyTypeId } from '../property-types.js';
import { isConsult, type SalePrice } from '../../pricing/prices.js';

/** A notice as far as its price per square metre is concerned. */
export interface PricedByArea {
  operation: Operation;
  propertyType: PropertyTypeId;
  coveredArea: number | null;
  totalArea: number | null;
}

/** An area in square metres, and which one it is. */
export interface PricedArea {
  metres: number;
  of: 'covered' | 'total';
}

/** Types whose total area is part of the building, so that it can stand for a covered area that is not stated. */
const WITHOUT_LAND: readonly PropertyTypeId[] = [FLAT, SHOP];

/**
 * The area by which the price of a sale is divided: of land the total, of buildings what is covered, because the total of a house includes
 * its garden. Null for rentals, and without that area.
 */
export function pricedArea({
  operation,
  propertyType,
  coveredArea,
  totalArea,
}: PricedByArea): PricedArea | null {
  if (operation !== 'sale') return null;
  const isLand = LAND.includes(propertyType);
  if (coveredArea && !isLand) return { metres: coveredArea, of: 'covered' };
  return totalArea && (isLand || WITHOUT_LAND.includes(propertyType))
    ? { metres: totalArea, of: 'total' }
    : null;
}

/** Price per square metre, to the cent; null if the notice has no such area or no price. */
export function pricePerMetre(notice: PricedByArea, price: SalePrice | null): number | null {
  const area = pricedArea(notice);
  if (!area || !price || isConsult(price.amount)) return null;
  return toCents(price.amount / area.metres);
}

export function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
