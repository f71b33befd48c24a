/** General VAT rate in Argentina, included in prices. */
const VAT = 0.21;

const MONEY = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 });

/** `$30.000`: formatted pesos. */
export function pesos(amount: number): string {
  return `$${MONEY.format(amount)}`;
}

/** Price without national taxes, which Ley 27.743 requires beside the full price. */
export function withoutNationalTaxes(price: number): number {
  return Math.round((price / (1 + VAT)) * 100) / 100;
}
