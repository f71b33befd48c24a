import type { OperationName } from '#common/vocabulary/operations.js';
import type { PriceDraft } from './drafts.js';

/** The rows that are whole: an amount and a currency, and for rentals a period and a fraction (back-office.md §5). */
export function readAmounts(draft: readonly PriceDraft[], operation: OperationName): PriceDraft[] {
  return draft.filter(
    ({ monto, periodo, fraccion }) =>
      monto !== null && monto > 0 && (operation === 'venta' || (periodo !== '' && fraccion !== '')),
  );
}
