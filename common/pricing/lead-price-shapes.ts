import type { Currency } from '../kernel/currencies.js';

/** Lead price of a listing for the search (docs/search.md, Lead price). */
export interface LeadPriceWire {
  /** Null if there is none or it is rented; 1 is 'Consultar'. */
  precio: number | null;
  moneda: Currency | null;
  /** Unit of `precio`: `por noche`, `por la 1.ª quincena de enero`, `por 15 noches`; empty for sales. */
  precioPor: string;
  /** Lowest of several prices: 'desde'. */
  precioDesde: boolean;
  /** The higher price that was asked before; only if it dropped within 30 days. */
  precioAnterior?: number;
  precioEstado: 'libre' | 'alquilado' | 'consultar' | 'sin-precio';
}
