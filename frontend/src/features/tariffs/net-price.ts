/** General rate of the Argentine VAT, which prices include. */
const VAT = 0.21;

const MONEY = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 });

/** `$30.000`: pesos as people write them. */
export function pesos(amount: number): string {
  return `$${MONEY.format(amount)}`;
}

/** The price without national taxes, which Ley 27.743 asks to show beside the full one. */
export function withoutNationalTaxes(price: number): number {
  return Math.round((price / (1 + VAT)) * 100) / 100;
}
