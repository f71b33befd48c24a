import type { IncomeAnswer } from '#common/contracts/income-calls.js';
import { incomeByMonth } from './income-words.js';

const ANSWER: IncomeAnswer = {
  success: true,
  meses: ['2026-10', '2026-11'],
  filas: [
    { mes: '2026-11', plan: 'alqfotos', moneda: 'ARS', pagos: 2, total: 60_000 },
    { mes: '2026-11', plan: 'venfotos', moneda: 'ARS', pagos: 1, total: 40_000 },
    { mes: '2026-11', plan: 'venfotos', moneda: 'USD', pagos: 1, total: 50 },
  ],
};

describe('income by month', () => {
  it('sums each currency on its own, with empty months', () => {
    expect(incomeByMonth(ANSWER, 'ARS')).toEqual([
      { key: '2026-10', name: 'octubre de 2026', mark: 'oct', byPlan: {}, total: 0, payments: 0 },
      {
        key: '2026-11',
        name: 'noviembre de 2026',
        mark: 'nov',
        byPlan: { alqfotos: 60_000, venfotos: 40_000 },
        total: 100_000,
        payments: 3,
      },
    ]);
    expect(incomeByMonth(ANSWER, 'USD').map(({ total }) => total)).toEqual([0, 50]);
  });
});
