import type { Currency } from '../../kernel/currencies.js';

/** What a stay is counted in: days where nobody sleeps. */
export type StayUnit = 'noche' | 'día';

/** Price of a stay. */
export interface StayWire {
  unidad: StayUnit;
  noches: number;
  llegada: string;
  salida: string;
  /** For a search by nights and month: `Del sábado 9 al sábado 16 de enero de 2027`; otherwise empty. */
  fechas: string;
  /** Sum of the rows; null if it is not available, or only on request. */
  total: number | null;
  moneda: Currency | null;
  /** Cleaning and whatever else is charged, in that currency. */
  cargos: { nombre: string; monto: number }[];
  /** What will be paid: rows and charges. */
  totalConCargos: number | null;
  /** Returned after the stay, and no part of the total. */
  deposito: number | null;
  monedaDeposito: Currency | null;
  /** Of the total with charges, rounded. */
  porNoche: number | null;
  /** Rounded; null if the search has no number of people, and for more than the home is for. */
  porPersona: number | null;
  disponible: boolean;
  /** The rows to buy, in order; `desde` and `hasta` are the first and last night of each. */
  tramos: { periodo: string; fraccion: string; desde: string; hasta: string; monto: number }[];
  /** Reason for a missing total, or for more nights than the stay, or that the home is for fewer people; otherwise empty. */
  motivo: string;
  /** The rows in words: `2.ª quincena de enero + 3 noches de febrero`. */
  detalle: string;
}
