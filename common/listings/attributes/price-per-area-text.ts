import { numberText } from '../../kernel/text.js';
import type { Currency } from '../../kernel/currencies.js';
import { isConsult, type SalePrice } from '../../pricing/prices.js';
import { pricedArea, toCents, type PricedByArea } from './price-per-area.js';
import { totalArea } from './total-area.js';

/** From this amount on, cents say nothing. */
const WHOLE_FROM = 100;

/** `USD$ 1.850` `por m² cubierto`. */
export interface PriceForArea {
  monto: string;
  unidad: string;
}

/** In words for people; of much land, per hectare. Null if the notice has no such area or no price. */
export function pricePerAreaText(notice: PricedByArea, price: SalePrice | null): PriceForArea | null {
  const area = pricedArea(notice);
  if (!area || !price || isConsult(price.amount)) return null;
  const { larger } = totalArea.unit;
  const isLarge = larger && larger.of.includes(notice.propertyType) && area.metres > larger.above;
  const perUnit = (price.amount / area.metres) * (isLarge ? larger.size : 1);
  const unit = isLarge ? larger.unit : `m² ${area.of === 'covered' ? 'cubierto' : 'total'}`;
  return { monto: perMetreText(perUnit, price.currency), unidad: `por ${unit}` };
}

/** `USD$ 1.850`, `USD$ 0,85`. */
export function perMetreText(amount: number, currency: Currency): string {
  return `${currency}$ ${numberText(amount >= WHOLE_FROM ? Math.round(amount) : toCents(amount))}`;
}
