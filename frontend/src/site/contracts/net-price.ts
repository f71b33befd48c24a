import { numberText } from '#common/kernel/text.js';

/** General VAT rate in Argentina, included in prices. */
const VAT = 0.21;

/** `$30.000`: formatted pesos. */
export function pesos(amount: number): string {
  return `$${numberText(amount)}`;
}

/** Price without national taxes, which Ley 27.743 requires beside the full price. */
export function withoutNationalTaxes(price: number): number {
  return Math.round((price / (1 + VAT)) * 100) / 100;
}
