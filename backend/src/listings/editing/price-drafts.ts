import type { PriceDraft } from './edit-prices.js';
import type { PriceEditDto } from './edits.dto.js';

/** The rows as sent; their values are validated where the operation is known. */
export function readPriceDrafts(rows: readonly PriceEditDto[]): PriceDraft[] {
  return rows.map(({ idPrecios, monto, tipo_moneda, periodo, fraccion, alquilado }) => ({
    id: idPrecios ?? null,
    row: { periodo, fraccion, monto, tipo_moneda },
    rented: alquilado,
  }));
}
