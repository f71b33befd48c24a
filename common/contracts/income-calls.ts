import type { FileOf, NoFields, Nothing } from '../kernel/calls/call.js';
import { read, write } from '../kernel/calls/operator-call.js';
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

/** Payments of the last twelve months, by month and plan. */
export const viewIncome = read<Nothing, IncomeAnswer>('estadisticas/verIngresos');

/** Payments of the last twelve months as a CSV file, one per line. */
export const exportPayments = write<NoFields, FileOf<'text/csv'>>('estadisticas/exportarPagos', {
  role: 'administrator',
  recent: true,
});

/** Payments of the last twelve months as an Excel file, one per row. */
export const exportPaymentsAsWorkbook = write<NoFields, FileOf<'application/vnd.ms-excel'>>(
  'estadisticas/exportarPagosExcel',
  { role: 'administrator', recent: true },
);
