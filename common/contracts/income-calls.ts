import type { IncomeAnswer } from './income-shapes.js';
import type { FileOf, NoFields, Nothing } from '../kernel/calls/call.js';
import { read, write } from '../kernel/calls/operator-call.js';

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
