import type { FractionId, PeriodId } from '../periods.js';
import { parseDay } from '../../kernel/time/days.js';
import type { Purchase } from './stay.js';
import { purchasesInWords, wholeUnitsNote } from './stay-words.js';

/** Purchases of some nights: `2-1 2027-01-01 2027-01-31`. */
function bought(text: string): Purchase {
  const [key = '', first = '', last = ''] = text.split(' ');
  const [period, fraction] = key.split('-').map(Number) as [PeriodId, FractionId];
  return {
    period,
    fraction,
    first: parseDay(first)!,
    last: parseDay(last)!,
    amount: 1,
    currency: 'ARS',
  } as Purchase;
}

const NIGHT = (day: string): string => `2-5 2027-01-${day} 2027-01-${day}`;

describe('what a quote is made of', () => {
  it.each([
    [['2-1 2027-01-01 2027-01-31'], 'enero completo'],
    [['2-3 2027-01-16 2027-01-31'], '2.ª quincena de enero'],
    [[NIGHT('01')], '1 noche de enero'],
    [[NIGHT('01'), NIGHT('02')], '2 noches de enero'],
    [['3-4 2027-02-01 2027-02-07', '3-4 2027-02-08 2027-02-14'], '2 semanas de febrero'],
    [['5-1 2027-03-25 2027-03-28'], 'Semana Santa'],
    [
      ['2-3 2027-01-16 2027-01-31', '3-5 2027-02-01 2027-02-01'],
      '2.ª quincena de enero + 1 noche de febrero',
    ],
    [
      [NIGHT('01'), '2-4 2027-01-02 2027-01-08', NIGHT('09')],
      '1 noche de enero + 1 semana de enero + 1 noche de enero',
    ],
    [[], ''],
  ])('%p: %s', (purchases, words) => {
    expect(purchasesInWords(purchases.map(bought), 'noche')).toBe(words);
  });
});

describe('nights that are paid for and not stayed', () => {
  const stay = (arrival: string, departure: string) => ({
    arrival: parseDay(arrival)!,
    departure: parseDay(departure)!,
  });

  it.each([
    [['2-1 2027-01-01 2027-01-31'], 'mes completo', '31 noches'],
    [['2-2 2027-01-01 2027-01-15'], 'quincena completa', '15 noches'],
    [['2-4 2027-01-08 2027-01-14'], 'semana completa', '7 noches'],
    [['5-1 2027-01-07 2027-01-14'], 'período completo', '8 noches'],
    [['2-4 2027-01-08 2027-01-14', NIGHT('15')], 'períodos completos', '8 noches'],
  ])('of %p are said: %s', (purchases, unit, nights) => {
    expect(wholeUnitsNote(purchases.map(bought), stay('2027-01-10', '2027-01-12'), 'noche')).toBe(
      `Se alquila por ${unit}: pagás ${nights}.`,
    );
  });

  it('are days where nobody sleeps', () => {
    const days = ['2-5 2027-01-10 2027-01-10', '2-5 2027-01-11 2027-01-11'].map(bought);
    expect(purchasesInWords(days, 'día')).toBe('2 días de enero');
    expect(wholeUnitsNote(days, stay('2027-01-10', '2027-01-11'), 'día')).toBe(
      'Se alquila por períodos completos: pagás 2 días.',
    );
  });

  it('are not said where there are none', () => {
    expect(
      wholeUnitsNote([bought('2-4 2027-01-08 2027-01-14')], stay('2027-01-08', '2027-01-15'), 'noche'),
    ).toBe('');
  });
});
