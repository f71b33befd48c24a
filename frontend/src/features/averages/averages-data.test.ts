import type { AveragesAnswer } from '#common/wire/numbers.js';
import { averageTables, readView } from './averages-data.js';

const cell = { promedio: 500_000, moneda: 'ARS' as const, total_propiedades: 3 };
const answer: AveragesAnswer = {
  success: true,
  error: null,
  data: {
    casas: { '5+': { Enero: { '1º Quincena': cell } }, '2': { Marzo: { 'Mes Completo': cell } }, '3': {} },
    departamentos: {},
  },
  monedas_disponibles: [{ codigo: 'ARS' }],
  timestamp: null,
};

describe('the report of average prices', () => {
  it.each([
    ['', { type: 'casa', currency: 'USD' }],
    ['tipo=departamento&moneda=ARS', { type: 'departamento', currency: 'ARS' }],
    ['tipo=castillo&moneda=EUR', { type: 'casa', currency: 'USD' }],
  ])('reads what to show from %o', (query, view) => {
    expect(readView(new URLSearchParams(query))).toEqual(view);
  });

  it('orders by quantity, leaves out what is empty, and keeps a place for each fraction', () => {
    const tables = averageTables(answer, 'casa');
    expect(tables.map(({ quantity }) => quantity)).toEqual(['2', '5+']);
    expect(tables[1]?.rows).toEqual([
      { period: 'Enero', cells: [undefined, cell, undefined, undefined, undefined] },
    ]);
    expect(averageTables(answer, 'departamento')).toEqual([]);
  });
});
