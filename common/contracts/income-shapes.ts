import type { Currency } from '../kernel/currencies.js';
import type { Plan } from './plans.js';

/** Payments of a month for one plan in one currency. */
export interface IncomeRow {
  /** `2026-11` */
  mes: string;
  plan: Plan;
  moneda: Currency;
  /** Number of payments, with those whose amount was not recorded. */
  pagos: number;
  total: number;
}

/** GET estadisticas/verIngresos: payments that were not annulled, by month and plan. */
export interface IncomeAnswer {
  success: true;
  /** Oldest first. */
  meses: string[];
  filas: IncomeRow[];
}
