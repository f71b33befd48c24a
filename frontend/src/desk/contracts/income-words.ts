import type { Currency } from '#common/kernel/currencies.js';
import type { Plan } from '#common/contracts/plans.js';
import type { IncomeAnswer } from '#common/contracts/income-calls.js';

/** Payments of a month, by plan. */
export interface MonthOfIncome {
  /** `2026-11` */
  key: string;
  /** `noviembre de 2026` */
  name: string;
  /** `nov` */
  mark: string;
  byPlan: Partial<Record<Plan, number>>;
  total: number;
  payments: number;
}

const NAME = new Intl.DateTimeFormat('es-AR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const MARK = new Intl.DateTimeFormat('es-AR', { month: 'short', timeZone: 'UTC' });

/** The months of an answer in one currency, oldest first; months without payments have a total of 0. */
export function incomeByMonth({ meses, filas }: IncomeAnswer, currency: Currency): MonthOfIncome[] {
  return meses.map((key) => {
    const rows = filas.filter(({ mes, moneda }) => mes === key && moneda === currency);
    const first = new Date(`${key}-01T00:00:00Z`);
    return {
      key,
      name: NAME.format(first),
      mark: MARK.format(first),
      byPlan: Object.fromEntries(rows.map(({ plan, total }) => [plan, total])),
      total: rows.reduce((sum, { total }) => sum + total, 0),
      payments: rows.reduce((sum, { pagos }) => sum + pagos, 0),
    };
  });
}
