import type { FractionId, PeriodId } from './periods.js';
import { parseDay } from '../kernel/time/days.js';
import {
  cheaperLead,
  leadsOfPeriod,
  leadOfRow,
  leadOfSale,
  leadOfStay,
  leadsOfSeason,
  leadText,
  pesosOf,
  unitWords,
  type PriceUnit,
} from './lead-price.js';
import type { OfferedPrice } from './prices.js';
import { SeasonCalendar } from './season/season-calendar.js';
import type { StayQuote } from './stays/stay.js';

const CALENDAR = new SeasonCalendar([]);
const TODAY = parseDay('2026-11-21')!;

function price(period: PeriodId, fraction: FractionId, amount: number, more: Partial<OfferedPrice> = {}) {
  return { period, fraction, amount, currency: 'ARS', rented: false, taken: false, ...more } as OfferedPrice;
}

const rented = { taken: true };
const dollars = { currency: 'USD' } as const;

/** `450000 ARS row 2-1`, `consult row 2-1`, `rented`, `none`. */
function written(lead: ReturnType<typeof leadOfSale>): string {
  const unit = 'unit' in lead && lead.unit;
  const what = unit && (unit.kind === 'row' ? `row ${unit.period}-${unit.fraction}` : unit.kind);
  const amount = lead.state === 'priced' ? `${lead.amount} ${lead.currency}` : lead.state;
  return [amount, what].filter(Boolean).join(' ');
}

describe('the lead price', () => {
  it.each([
    [{ amount: 85_000, currency: 'USD' }, '85000 USD sale'],
    [{ amount: 1, currency: 'ARS' }, 'consult sale'],
    [null, 'none'],
  ] as const)('of a sale at %p', (sale, expected) => {
    expect(written(leadOfSale(sale))).toBe(expected);
  });

  it.each([
    ['its amount', [price(2, 2, 500)], '500 ARS row 2-2'],
    ['Consultar', [price(2, 2, 1)], 'consult row 2-2'],
    ['ALQUILADO', [price(2, 2, 500, rented)], 'rented row 2-2'],
    ['nothing where the row is missing', [price(2, 1, 500)], 'none'],
  ])('of a period and fraction is %s', (_, rows, expected) => {
    expect(written(leadOfRow(rows, 2, 2))).toBe(expected);
  });

  it.each([
    ['the least per night of a month', 2, [price(2, 1, 31_000), price(2, 4, 8_400)], '1000 ARS night'],
    ['a week where the month is dearer', 2, [price(2, 1, 62_000), price(2, 4, 7_000)], '1000 ARS night'],
    ['not that of a rented row', 2, [price(2, 1, 31, rented), price(2, 3, 16_000)], '1000 ARS night'],
    ['a price before Consultar', 2, [price(2, 1, 1), price(2, 5, 1_000)], '1000 ARS night'],
    ['Consultar before ALQUILADO', 2, [price(2, 1, 900, rented), price(2, 2, 1)], 'consult'],
    ['ALQUILADO where nothing else is', 2, [price(2, 2, 500, rented)], 'rented'],
    ['the row of a period without fractions', 5, [price(5, 1, 4_000)], '4000 ARS row 5-1'],
    ['the month of a whole year', 7, [price(7, 1, 550), price(2, 1, 31)], '550 ARS row 7-1'],
    ['nothing of other periods', 2, [price(3, 1, 900)], 'none'],
  ] as const)('of a period is %s', (_, period, rows, expected) => {
    expect(leadsOfPeriod(rows, period, { calendar: CALENDAR, today: TODAY }).map(written)).toEqual([
      expected,
    ]);
  });

  it.each([
    [
      'the least of amount by nights',
      [price(2, 1, 31_000), price(4, 5, 1_500), price(2, 2, 18_000)],
      '1000 ARS night',
    ],
    ['a quincena of 16 nights', [price(2, 3, 16_000)], '1000 ARS night'],
    ['a week of seven', [price(2, 4, 7_000)], '1000 ARS night'],
    ['Holy Week of four', [price(5, 1, 4_000)], '1000 ARS night'],
    ['not that of a rented row', [price(2, 1, 31, rented), price(3, 1, 28_000)], '1000 ARS night'],
    ['not the whole year', [price(7, 1, 550), price(2, 1, 31_000)], '1000 ARS night'],
    ['the whole year where it is all there is', [price(7, 1, 550)], '550 ARS row 7-1'],
    [
      'the whole year rather than a rented season',
      [price(7, 1, 550), price(2, 1, 900, rented)],
      '550 ARS row 7-1',
    ],
    ['Consultar', [price(2, 1, 1), price(2, 2, 900, rented)], 'consult'],
    ['ALQUILADO', [price(2, 1, 900, rented), price(3, 1, 1, rented)], 'rented'],
    ['none', [], 'none'],
  ])('of a season is %s', (_, rows, expected) => {
    expect(leadsOfSeason(rows, CALENDAR, TODAY).map(written)).toEqual([expected]);
  });

  it('of a season is one in each currency, and the cheaper in pesos leads', () => {
    const leads = leadsOfSeason([price(2, 1, 31_000), price(2, 2, 15, dollars)], CALENDAR, TODAY);
    expect(leads.map(written)).toEqual(['1000 ARS night', '1 USD night']);
    expect(written(cheaperLead(leads, 900))).toBe('1 USD night');
    expect(written(cheaperLead(leads, 1_100))).toBe('1000 ARS night');
    expect(written(cheaperLead(leads, null))).toBe('1000 ARS night');
  });

  it.each<[StayQuote, string]>([
    [
      { kind: 'priced', total: 700, currency: 'ARS', purchases: [], charges: [], deposit: null },
      '700 ARS stay',
    ],
    [{ kind: 'taken' }, 'rented stay'],
    [{ kind: 'consult' }, 'consult stay'],
    [{ kind: 'not-offered' }, 'none'],
    [{ kind: 'too-short', minimum: 7 }, 'none'],
  ])('of a stay quoted %p', (quote, expected) => {
    expect(written(leadOfStay(quote, 10))).toBe(expected);
  });

  it.each<[PriceUnit, string]>([
    [{ kind: 'sale' }, ''],
    [{ kind: 'night' }, 'por noche'],
    [{ kind: 'night', isByDay: true }, 'por día'],
    [{ kind: 'stay', nights: 1, isByDay: true }, 'por 1 día'],
    [{ kind: 'stay', nights: 7, isByDay: true }, 'por 7 días'],
    [{ kind: 'stay', nights: 15 }, 'por 15 noches'],
    [{ kind: 'stay', nights: 1 }, 'por 1 noche'],
    [{ kind: 'row', period: 2, fraction: 2 }, 'por la 1.ª quincena de enero'],
    [{ kind: 'row', period: 7, fraction: 1 }, 'por mes, todo el año'],
  ])('of %p is said %p', (unit, words) => {
    expect(unitWords(unit)).toBe(words);
  });

  it('is compared in pesos', () => {
    const sale = leadOfSale({ amount: 100, currency: 'USD' });
    expect(pesosOf(sale, 1_000)).toBe(100_000);
    expect(pesosOf(sale, null)).toBeNull();
    expect(pesosOf(leadOfSale({ amount: 1, currency: 'ARS' }), 1_000)).toBeNull();
  });
});

describe('a lead price in one line', () => {
  it.each([
    [
      { state: 'priced', amount: 40_000, currency: 'ARS', unit: { kind: 'night' } },
      'Desde ARS$ 40.000 por noche',
    ],
    [
      { state: 'priced', amount: 900, currency: 'USD', unit: { kind: 'stay', nights: 15 } },
      'USD$ 900 por 15 noches',
    ],
    [{ state: 'priced', amount: 85_000, currency: 'USD', unit: { kind: 'sale' } }, 'USD$ 85.000'],
    [
      { state: 'consult', unit: { kind: 'row', period: 2, fraction: 2 } },
      'Consultar por la 1.ª quincena de enero',
    ],
    [{ state: 'rented', unit: null }, 'ALQUILADO'],
    [{ state: 'none' }, 'Consultar'],
  ] as [Parameters<typeof leadText>[0], string][])('writes %j', (lead, text) => {
    expect(leadText(lead).replaceAll('\u00a0', ' ')).toBe(text);
  });
});
