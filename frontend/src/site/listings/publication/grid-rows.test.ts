import { priceOfRow, rowsWithPrices } from './grid-rows.js';

const ROWS = [
  { id: 4, periodo: 'Enero', fraccion: '', precio: 900, moneda: 'ARS' },
  { id: 2, periodo: 'Semana Santa', fraccion: '', precio: 300, moneda: 'USD' },
] as const;

describe('the wizard’s prices in the grid', () => {
  it('are the same prices, and stay the same rows', () => {
    const prices = ROWS.flatMap((row) => priceOfRow(row) ?? []);
    expect(prices.map(({ period, fraction, amount }) => [period, fraction, amount])).toEqual([
      [2, 1, 900],
      [5, 1, 300],
    ]);
    expect(rowsWithPrices(ROWS, prices)).toEqual(ROWS);
  });

  it('have new rows for new cells', () => {
    const added = { period: 3, fraction: 2, amount: 50, currency: 'ARS', rented: false } as const;
    expect(rowsWithPrices(ROWS, [added])).toEqual([
      { id: 1, periodo: 'Febrero', fraccion: '1º Quincena', precio: 50, moneda: 'ARS' },
    ]);
    const [january] = ROWS.flatMap((row) => priceOfRow(row) ?? []);
    expect(rowsWithPrices(ROWS, [january!, added]).map(({ id }) => id)).toEqual([4, 5]);
  });
});
