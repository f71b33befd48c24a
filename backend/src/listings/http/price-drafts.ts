import { isAmount, readRentalKey } from '#common/rules/publication-form.js';
import { isCurrency } from '#common/vocabulary/currencies.js';
import type { PriceDraft } from '../use-cases/edits/edit-prices.js';
import type { PriceEditDto } from './dto/edits.dto.js';

/** The rows that are whole: an amount, a currency, and a period that means something or none (back-office.md §5). */
export function readPriceDrafts(rows: readonly PriceEditDto[]): PriceDraft[] {
  return rows.flatMap(({ idPrecios, monto, tipo_moneda, periodo, fraccion, alquilado }): PriceDraft[] => {
    const key = periodo ? readRentalKey({ periodo, fraccion }) : { period: null, fraction: null };
    if (!isAmount(monto) || !isCurrency(tipo_moneda) || !key) return [];
    return [{ id: idPrecios ?? null, ...key, amount: monto, currency: tipo_moneda, rented: alquilado }];
  });
}
