import { publicRead } from '../../kernel/calls/public-call.js';
import type { Currency } from '../../kernel/currencies.js';

/** One cell of the average-price tables. */
export interface AverageCellWire {
  promedio: number;
  moneda: Currency;
  /** Number of listings. */
  total_propiedades: number;
}

/** Period and fraction names in the averages of sales, which have one price. */
export const SALE_AVERAGE = { period: 'Venta', fraction: 'Precio' } as const;

/** By quantity (`1`, `5+`), then period name, then fraction name; for sales see `SALE_AVERAGE`. */
export type AverageTableWire = Record<string, Record<string, Record<string, AverageCellWire>>>;

/** Query of promedioPrecio/obtenerPromedios */
export interface AveragesQuery {
  /** `alquiler` or `venta` */
  operacion?: string;
  moneda?: Currency;
  /** `casa` or `departamento`, in singular or plural, or their ids. */
  tipoVivienda?: string;
}

/** GET promedioPrecio/obtenerPromedios */
export interface AveragesAnswer {
  success: true;
  error: null;
  data: { casas: AverageTableWire; departamentos: AverageTableWire };
  monedas_disponibles: { codigo: Currency }[];
  /** Time of computation, ISO 8601; null while nothing has been computed. */
  timestamp: string | null;
}

/** Average prices, of rentals unless `operacion` says otherwise. */
export const averagePrices = publicRead<AveragesQuery, AveragesAnswer>('promedioPrecio/obtenerPromedios');
