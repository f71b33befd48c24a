import type { Currency } from '../kernel/currencies.js';
import type { FractionId, PeriodId } from './periods.js';
import { priceAt, rowsAfterGrid, type PeriodPart, type RowsOfGrid } from './grid-rows.js';
import {
  neighbour,
  readCell,
  withAmount,
  withBlock,
  withCopiedLine,
  withMark,
  type CopiedLine,
  type GridMove,
} from './price-grid.js';
import type { RentalPrice } from './prices.js';

const at = (period: number, fraction: number): PeriodPart => ({
  period: period as PeriodId,
  fraction: fraction as FractionId,
});
const price = (
  period: number,
  fraction: number,
  amount: number,
  rest: Partial<RentalPrice> = {},
): RentalPrice => ({ ...at(period, fraction), amount, currency: 'ARS', rented: false, ...rest });
/** `21:450000`, with `$` for dollars and `*` for rented. */
const written = (prices: readonly RentalPrice[]) =>
  prices.map(
    ({ period, fraction, amount, currency, rented }) =>
      `${period}${fraction}:${amount}${currency === 'USD' ? '$' : ''}${rented ? '*' : ''}`,
  );

describe('a cell of a spreadsheet', () => {
  it.each([
    ['450000', { amount: 450_000 }],
    ['$ 1.450.000,00', { amount: 1_450_000, currency: 'ARS' }],
    ['450000.50', { amount: 450_000 }],
    ['1', { amount: 1 }],
    ['Consultar', { amount: 1 }],
    ['alquilado', { rented: true }],
    ['', undefined],
    ['-', { amount: null }],
    ['0', undefined],
    ['-5', undefined],
    ['9999999999999', undefined],
    ['toString', undefined],
    ['=A1*2', undefined],
    ['EUR 300', undefined],
  ])('%j is read as %j', (text, read) => {
    expect(readCell(text)).toEqual(read);
  });
});

describe('the grid of prices', () => {
  it.each<[string[], PeriodPart, { amount: number | null; currency: Currency }, string[]]>([
    [[], at(2, 1), { amount: 5, currency: 'USD' }, ['21:5$']],
    [['21'], at(2, 1), { amount: 5, currency: 'ARS' }, ['21:5*']],
    [['21'], at(2, 1), { amount: null, currency: 'ARS' }, []],
    [[], at(2, 1), { amount: null, currency: 'ARS' }, []],
  ])('with %j, written at %j %j, is %j', (known, place, value, after) => {
    const prices = known.map(() => price(2, 1, 100, { rented: true }));
    expect(written(withAmount(prices, place, value))).toEqual(after);
  });

  it('marks a cell as rented and free again; one without a price gets Consultar', () => {
    const marked = withMark([price(2, 1, 100)], at(2, 1), 'ARS');
    expect(written(marked)).toEqual(['21:100*']);
    expect(written(withMark(marked, at(2, 1), 'ARS'))).toEqual(['21:100']);
    expect(written(withMark([], at(5, 1), 'USD'))).toEqual(['51:1$*']);
  });

  it.each<[string, PeriodPart, string, string[], string[]]>([
    ['a block', at(1, 1), '100\t50\n200\t90\r\n', ['11:100', '12:50', '21:200', '22:90'], []],
    ['one cell', at(3, 2), '$ 1.000', ['32:1000'], []],
    ['dollars and marks', at(2, 1), 'USD 9\tALQUILADO\tConsultar', ['21:9$', '22:1*', '23:1'], []],
    ['what falls off the grid', at(7, 1), '5\t6\n7', ['71:5'], ['6', '7']],
    ['periods without fractions', at(4, 1), '5\t6\n7\t\t', ['41:5', '42:6', '51:7'], []],
    ['what is no price', at(1, 1), 'caro\t100', ['12:100'], ['caro']],
    ['a heading alone', at(1, 1), 'Enero', [], ['Enero']],
    ['names of periods', at(1, 1), 'Enero\t100\t50\nMarzo\t30\n', ['21:100', '22:50', '41:30'], []],
    ['names of fractions', at(2, 1), '1.ª quincena\tDía\n50\t9', ['22:50', '25:9'], []],
    [
      'both headings',
      at(5, 1),
      'Período\tMes completo\tSemana\nDICIEMBRE\t100\t30\nVacaciones Inv.\t70\t\nTotal\t170\t30',
      ['11:100', '14:30', '61:70'],
      ['Total'],
    ],
    ['other spellings', at(1, 1), '\tMes\t2da quincena\nEnero completo\t9\t5', ['21:9', '23:5'], []],
    ['an unknown column', at(1, 1), 'Mes\tNota\n100\t5', ['11:100'], ['Nota']],
    [
      'months with their year',
      at(1, 1),
      '\tMes\tPrimera quincena\nEnero 2027\t9\t5\nFeb 27\t8\t4',
      ['21:9', '22:5', '31:8', '32:4'],
      [],
    ],
    ['short names of halves', at(1, 1), '\t1Q\t2Q\t1era quincena\nEne\t9\t5\t7', ['22:7', '23:5'], []],
    [
      'unknown rows',
      at(1, 1),
      'Temporada alta\t9\t5\nTemporada baja\t8\t4',
      [],
      ['Temporada alta', 'Temporada baja'],
    ],
    ['unknown columns', at(1, 1), '\tPrecio\tLista\nEnero\t9\t5', [], ['Precio', 'Lista']],
  ])('takes %s', (_, place, text, after, refused) => {
    const pasted = withBlock([], { at: place, text, currency: 'ARS', canRent: true });
    expect([written(pasted.prices), pasted.refused]).toEqual([after, refused]);
  });

  it('replaces what a block covers but the mark of a rented cell; an empty cell changes nothing, a dash removes', () => {
    const known = [
      price(1, 1, 10, { currency: 'USD', rented: true }),
      price(1, 2, 20),
      price(1, 3, 25),
      price(2, 1, 30),
    ];
    const pasted = withBlock(known, { at: at(1, 1), text: '15\t\t-', currency: 'ARS', canRent: true });
    expect([written(pasted.prices), pasted.written]).toEqual([['11:15$*', '12:20', '21:30'], 2]);
  });

  it('refuses ALQUILADO where nothing can be marked', () => {
    const text = '900.000\tALQUILADO\t450.000';
    const pasted = withBlock([], { at: at(2, 1), text, currency: 'ARS', canRent: false });
    expect([written(pasted.prices), pasted.refused]).toEqual([['21:900000', '23:450000'], ['ALQUILADO']]);
  });

  it.each<[CopiedLine, string[]]>([
    [{ by: 'period', from: 2, to: 3, percent: -20 }, ['31:80000*', '32:1', '34:80$']],
    [{ by: 'period', from: 2, to: 3, percent: 0 }, ['31:100000*', '32:1', '34:100$']],
    [{ by: 'period', from: 2, to: 5, percent: 15 }, ['31:7*', '51:115000']],
    [{ by: 'fraction', from: 1, to: 5, percent: -90 }, ['31:7*', '25:10000', '35:1000']],
  ])('copies a line: %j', (line, others) => {
    const known = [
      price(2, 1, 100_000),
      price(2, 2, 1),
      price(2, 4, 100, { currency: 'USD' }),
      price(3, 1, 7, { rented: true }),
    ];
    const copied = withCopiedLine(known, line);
    expect(written(copied.filter((one) => !known.slice(0, 3).includes(one)))).toEqual(others);
    expect(known.slice(0, 3).map((one) => priceAt(copied, one))).toEqual(known.slice(0, 3));
  });

  it.each<[PeriodPart, GridMove, PeriodPart]>([
    [at(1, 1), 'up', at(1, 1)],
    [at(1, 1), 'left', at(1, 1)],
    [at(1, 1), 'right', at(1, 2)],
    [at(1, 5), 'right', at(1, 5)],
    [at(4, 3), 'down', at(5, 1)],
    [at(5, 1), 'up', at(4, 1)],
    [at(5, 1), 'right', at(5, 1)],
    [at(7, 1), 'down', at(7, 1)],
  ])('leads from %j %s to %j', (from, move, to) => {
    expect(neighbour(from, move)).toEqual(to);
  });
});

describe('the rows of a form', () => {
  interface Row {
    id: number;
    price?: RentalPrice;
    place?: PeriodPart;
  }
  const BINDING: RowsOfGrid<Row> = {
    partOf: (row) => row.price ?? row.place,
    priceOf: (row) => row.price,
    change: (row, changed) => ({ id: row.id, price: changed }),
    make: (made, rows) => ({ id: Math.max(0, ...rows.map(({ id }) => id)) + 1, price: made }),
  };
  const rows: Row[] = [
    { id: 1, price: price(1, 1, 10) },
    { id: 2 },
    { id: 3, price: price(1, 2, 20) },
    { id: 4, place: at(2, 1) },
  ];

  it('keep their identity, and the incomplete ones stay', () => {
    const after = rowsAfterGrid(rows, [price(1, 1, 11), price(3, 1, 30), price(4, 1, 40)], BINDING);
    expect(after.map(({ id, price: one }) => [id, one && written([one])[0]])).toEqual([
      [1, '11:11'],
      [2, undefined],
      [4, undefined],
      [5, '31:30'],
      [6, '41:40'],
    ]);
  });

  it('that are the same cell twice become one', () => {
    const twice: Row[] = [
      { id: 1, price: price(1, 1, 10) },
      { id: 2, price: price(1, 1, 20) },
    ];
    expect(rowsAfterGrid(twice, [price(1, 1, 30)], BINDING).map(({ id }) => id)).toEqual([1]);
  });
});
