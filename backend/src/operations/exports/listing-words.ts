import { formatAmount, isConsult } from '#common/pricing/prices.js';
import type { Currency } from '#common/kernel/currencies.js';
import { fraction, period } from '#common/pricing/periods.js';

const STATUSES: Readonly<Record<string, string>> = {
  pending: 'Pendiente',
  active: 'Alta',
  rejected: 'Rechazado',
  withdrawn: 'Baja',
};

export function presentStatus(status: string): string {
  return STATUSES[status] ?? status;
}

export interface ExportedPrice {
  period: number;
  fraction: number;
  amount: number;
  currency: Currency;
  rented: boolean;
}

/** `Enero, 1.ª quincena: ARS$ 450.000; Febrero, Semana: Consultar (alquilado)` */
export function presentRentalPrices(prices: readonly ExportedPrice[]): string {
  return prices
    .map(({ period: periodId, fraction: fractionId, amount, currency, rented }) => {
      const { label, hasFractions } = period(periodId);
      const when = hasFractions ? `${label}, ${fraction(fractionId).label}` : label;
      const price = isConsult(amount) ? 'Consultar' : `${currency}$ ${formatAmount(amount)}`;
      return `${when}: ${price}${rented ? ' (alquilado)' : ''}`;
    })
    .join('; ');
}
