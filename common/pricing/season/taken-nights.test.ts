import { PERIODS, FRACTIONS, type FractionId, type PeriodId } from '../periods.js';
import fc from 'fast-check';
import { parseDay } from '../../kernel/time/days.js';
import { planStay } from '../stays/stay-plan.js';
import { NO_TERMS } from '../stays/stay-terms.js';
import { quoteStay } from '../stays/stay-quote.js';
import { SeasonCalendar } from './season-calendar.js';
import { FIXED_PARTS, isTaken, takenByRented, takersOf, withTaken, type SeasonPart } from './taken-nights.js';

const calendar = new SeasonCalendar([]);
/** Easter of the coming season is on 28 March 2027. */
const today = parseDay('2026-11-26')!;
/** Easter of the coming season is on 16 April 2028. */
const nextYear = parseDay('2027-11-26')!;

/** `2-1`: period and fraction. */
const part = (text: string): SeasonPart => {
  const [period, fraction] = text.split('-').map(Number);
  return { period: period as PeriodId, fraction: fraction as FractionId };
};
const parts = (text: string): SeasonPart[] => text.split(' ').filter(Boolean).map(part);
const written = (all: readonly SeasonPart[]): string =>
  all.map(({ period, fraction }) => `${period}-${fraction}`).join(' ');

describe('a part of the season is taken', () => {
  it.each([
    ['a half by its month', '2-2', '2-1', true],
    ['a month by its first half', '2-1', '2-2', true],
    ['a month by its second half', '2-1', '2-3', true],
    ['not a half by the other half', '2-3', '2-2', false],
    ['not a month by the next one', '2-1', '3-1', false],
    ['a week by its month', '2-4', '2-1', true],
    ['a day by its month', '2-5', '2-1', true],
    ['not a week by one half', '2-4', '2-2', false],
    ['not a day by one half', '2-5', '2-2', false],
    ['a week by both halves', '2-4', '2-2 2-3', true],
    ['a day by both halves', '2-5', '2-2 2-3', true],
    ['nothing by a week, which has no dates', '2-1', '2-4', false],
    ['nothing by a day, which has no dates', '2-1', '2-5', false],
    ['March by Holy Week', '4-1', '5-1', true],
    ['the second half of March by Holy Week', '4-3', '5-1', true],
    ['not the first half of March by Holy Week', '4-2', '5-1', false],
    ['Holy Week by March', '5-1', '4-1', true],
    ['Holy Week by the second half of March', '5-1', '4-3', true],
    ['not Holy Week by the first half of March', '5-1', '4-2', false],
    ['not a day of March by Holy Week', '4-5', '5-1', false],
    ['a week of March by a half, if Holy Week leaves eight nights', '4-4', '4-2 5-1', false],
    ['every part by the whole year', '6-1', '7-1', true],
    ['a day by the whole year', '2-5', '7-1', true],
    ['the whole year by a half', '7-1', '1-3', true],
    ['not the whole year by a week', '7-1', '1-4', false],
  ])('%s', (_, asked, rented, expected) => {
    expect(isTaken(part(asked), parts(rented), { calendar, today })).toBe(expected);
  });

  it('in the season in which Holy Week is in April, independently of March', () => {
    const season = { calendar, today: nextYear };
    expect(isTaken(part('4-1'), parts('5-1'), season)).toBe(false);
    expect(isTaken(part('5-1'), parts('4-1'), season)).toBe(false);
    expect(calendar.signature(today)).not.toBe(calendar.signature(nextYear));
  });

  it.each([
    ['2-1', '2-1 2-2 2-3 7-1'],
    ['2-2', '2-1 2-2 7-1'],
    ['2-4', '2-1 7-1'],
    ['4-3', '4-1 4-3 5-1 7-1'],
    ['6-1', '6-1 7-1'],
  ])('%s by any of %s', (asked, expected) => {
    expect(written(takersOf(part(asked), { calendar, today }))).toBe(expected);
  });

  it('exactly if the stay of its nights is not available, whatever is rented', () => {
    const anyPart = fc.constantFrom(
      ...PERIODS.flatMap(({ id, hasFractions }) =>
        FRACTIONS.filter((one) => hasFractions || one.id === 1).map((one) => ({
          period: id,
          fraction: one.id,
        })),
      ),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...FIXED_PARTS),
        fc.array(anyPart, { maxLength: 4 }),
        fc.constantFrom(today, nextYear),
        (asked, rented, day) => {
          const { first, last } = calendar.nextNights(asked, day)!;
          const rentalPrices = rented.map((row) => ({
            ...row,
            amount: 9,
            currency: 'ARS' as const,
            rented: true,
          }));
          const plan = planStay({ arrival: first, departure: last + 1 }, calendar);
          const stay = quoteStay({ rentalPrices, stayTerms: NO_TERMS }, plan, null);
          expect(isTaken(asked, rented, { calendar, today: day })).toBe(stay.kind === 'taken');
        },
      ),
    );
  });
});

describe('the rows of a notice', () => {
  const row = (text: string, rented = false) => ({ ...part(text), amount: 9, rented });

  it('are taken by themselves and by others', () => {
    const rows = [row('2-1', true), row('2-2'), row('2-4'), row('3-1'), row('3-4', true)];
    expect(withTaken(rows, { calendar, today }).map(({ taken }) => taken)).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);
  });

  it('keep their own marks', () => {
    expect(withTaken([row('2-1'), row('2-2', true)], { calendar, today })).toEqual([
      { ...row('2-1'), taken: true },
      { ...row('2-2', true), taken: true },
    ]);
  });

  it('of a sale are not taken', () => {
    const sale = { period: null, fraction: null, amount: 9, rented: false };
    expect(withTaken([sale], { calendar, today })).toEqual([{ ...sale, taken: false }]);
  });
});

describe('what rented rows take from the others', () => {
  it.each([
    ['a half, its month and the year', '2-2', '2-1 2-3 7-1', '2-1 7-1', ''],
    ['both halves, their month, which they fill', '2-2 2-3', '2-1 7-1', '7-1', '2-1'],
    ['a month, its halves, which it fills', '2-1', '2-2 2-3', '', '2-2 2-3'],
    ['both halves, weeks and days, which have no dates', '2-2 2-3', '2-4 2-5', '2-4 2-5', ''],
    ['Holy Week, March and its second half', '5-1', '4-1 4-2 4-3', '4-1 4-3', ''],
    ['a week, nothing', '2-4', '2-1 2-2', '', ''],
    ['the year, all others', '7-1', '2-1 2-2', '2-1 2-2', ''],
    ['nothing, nothing', '', '2-1 2-2', '', ''],
  ])('%s', (_what, rented, free, withheld, filled) => {
    const rows = [
      ...parts(rented).map((row) => ({ ...row, rented: true })),
      ...parts(free).map((row) => ({ ...row, rented: false })),
    ];
    const taken = takenByRented(rows, { calendar, today });
    expect([written(taken.withheld), written(taken.filled)]).toEqual([withheld, filled]);
  });
});
