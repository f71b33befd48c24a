import {
  effectiveFraction,
  formatCell,
  formatPrice,
  hasDuplicatePrices,
  pricePer,
  rentTable,
  type OfferedPrice,
} from './prices.js';

function aPrice(change: Partial<OfferedPrice>): OfferedPrice {
  return { period: 2, fraction: 1, amount: 500_000, currency: 'ARS', rented: false, taken: false, ...change };
}

describe('prices', () => {
  it.each([
    [450_000, 'ARS', 'ARS$ 450.000'],
    [85_000, 'USD', 'USD$ 85.000'],
    [1, 'ARS', 'Consultar'],
  ] as const)('shows %i %s as %p', (amount, currency, text) => {
    expect(formatPrice(amount, currency)).toBe(text);
  });

  it.each([
    [2, 1, 'por mes completo de enero'],
    [2, 2, 'por la 1.ª quincena de enero'],
    [4, 5, 'por día de marzo'],
    [5, 1, 'por Semana Santa'],
    [6, 1, 'por las vacaciones de invierno'],
    [7, 1, 'por mes, todo el año'],
  ] as const)('says what a price of period %i and fraction %i is for', (period, fraction, words) => {
    expect(pricePer({ period, fraction })).toBe(words);
  });

  it.each([
    ['ALQUILADO', 'ALQUILADO'],
    ['-', '-'],
    [1, 'Consultar'],
    [1_500_000, '1.500.000'],
  ] as const)('shows the cell %p as %p', (cell, text) => {
    expect(formatCell(cell)).toBe(text);
  });

  it('closes the fraction of the three periods that are let whole', () => {
    expect(([5, 6, 7] as const).map((period) => effectiveFraction(period, 2))).toEqual([1, 1, 1]);
    expect(effectiveFraction(2, 2)).toBe(2);
    expect(effectiveFraction(2, undefined)).toBe(1);
  });

  it('knows two prices for one period and fraction', () => {
    expect(hasDuplicatePrices([aPrice({}), aPrice({ fraction: 2 })])).toBe(false);
    expect(hasDuplicatePrices([aPrice({}), aPrice({ amount: 1 })])).toBe(true);
  });

  it('makes the table of the wire contract, in the order of the season', () => {
    const prices = [
      aPrice({ period: 7, fraction: 1, amount: 300, currency: 'USD' }),
      aPrice({ fraction: 1, amount: 500_000 }),
      aPrice({ fraction: 2, taken: true }),
      aPrice({ fraction: 3, amount: 1 }),
    ];
    expect(rentTable(prices)).toEqual([
      expect.objectContaining({
        MesCompleto: 'Enero',
        Mes: 500_000,
        quincena1: 'ALQUILADO',
        quincena2: 1,
        Semana: '-',
        Dia: '-',
      }),
      expect.objectContaining({ MesCompleto: 'Año Completo', Mes: 300, moneda: 'USD', quincena1: '-' }),
    ]);
  });
});
