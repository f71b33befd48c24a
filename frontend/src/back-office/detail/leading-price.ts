import type { Currency } from '#common/vocabulary/currencies.js';
import type { AdminListingAnswer } from '#common/wire/admin.js';

/** What a pin says of a listing: its price, or the lowest of a rental that is still free. */
export function leadingPrice({ precios }: Pick<AdminListingAnswer, 'precios'>): {
  precio: number | null;
  moneda: Currency | null;
  precioPor: string;
} {
  const free = precios.filter(({ alquilado }) => !alquilado);
  const lowest = free.toSorted((one, other) => one.monto - other.monto)[0];
  return { precio: lowest?.monto ?? null, moneda: lowest?.tipo_moneda ?? null, precioPor: '' };
}
