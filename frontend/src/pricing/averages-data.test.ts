import type { AveragesAnswer } from '#common/pricing/averages/average-calls.js';
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
    ['', { operation: 'rental', type: 'casa', currency: 'USD' }],
    [
      'operacion=venta&tipo=departamento&moneda=ARS',
      { operation: 'sale', type: 'departamento', currency: 'ARS' },
    ],
    ['operacion=canje&tipo=castillo&moneda=EUR', { operation: 'rental', type: 'casa', currency: 'USD' }],
  ])('reads what to show from %o', (query, view) => {
    expect(readView(new URLSearchParams(query))).toEqual(view);
  });

  it('orders by quantity, leaves out what is empty, and keeps a place for each fraction', () => {
    const view = { operation: 'rental', currency: 'ARS' } as const;
    const tables = averageTables(answer, { ...view, type: 'casa' });
    expect(tables.map(({ title }) => title)).toEqual([
      'Casas de 2 dormitorios',
      'Casas de 5 o más dormitorios',
    ]);
    expect(tables[1]?.rows).toEqual([
      { label: 'Enero', cells: [undefined, cell, undefined, undefined, undefined] },
    ]);
    expect(averageTables(answer, { ...view, type: 'departamento' })).toEqual([]);
  });

  it('shows sales in one table, a row for each size', () => {
    const view = { operation: 'sale', type: 'casa', currency: 'USD' } as const;
    const data = {
      casas: { '4': { Venta: { Precio: cell } }, '1': { Venta: { Precio: cell } } },
      departamentos: {},
    };
    expect(averageTables({ ...answer, data }, view)).toEqual([
      {
        title: 'Casas en venta',
        rowHeader: 'Tamaño',
        columns: ['Precio de venta'],
        rows: [
          { label: '1 dormitorio', cells: [cell] },
          { label: '4 dormitorios', cells: [cell] },
        ],
      },
    ]);
    expect(averageTables(answer, view)).toEqual([]);
  });
});
