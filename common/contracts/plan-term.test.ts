import type { Plan } from './plans.js';
import { formatDay, parseDay, type Day } from '../kernel/time/days.js';
import {
  endState,
  mayEndFeatured,
  prolonged,
  termAfter,
  termFeatured,
  termUnder,
  type PlanTerm,
} from './plan-term.js';

const day = (text: string): Day => parseDay(text)!;
const term = (paid: string | null, featured: string | null): PlanTerm => ({
  paidUntil: paid === null ? null : day(paid),
  featuredUntil: featured === null ? null : day(featured),
});
const written = ({ paidUntil, featuredUntil }: PlanTerm) => [
  paidUntil && formatDay(paidUntil),
  featuredUntil && formatDay(featuredUntil),
];

describe('what a payment covers', () => {
  it.each<[Plan, string[], [string | null, string | null]]>([
    ['alqsinfotos', ['2026-11-22'], [null, null]],
    ['vensinfotos', ['2026-11-22'], [null, null]],
    ['alqfotos', ['2026-11-22'], ['2027-08-31', null]],
    ['alqfotos', ['2027-06-30'], ['2027-08-31', null]],
    ['alqfotos', ['2027-07-01'], ['2028-08-31', null]],
    ['alqfotos', ['2026-11-22', '2027-01-10'], ['2027-08-31', null]],
    ['alqfotos', ['2026-11-22', '2027-07-01', '2027-08-31'], ['2028-08-31', null]],
    ['alqfotos', ['2026-11-22', '2027-09-01'], ['2028-08-31', null]],
    ['alqfotos', ['2027-07-01', '2026-11-22'], ['2028-08-31', null]],
    ['alqfotdest', ['2026-12-01'], ['2027-08-31', '2026-12-30']],
    ['alqfotdest', ['2026-12-01', '2026-12-20'], ['2027-08-31', '2026-12-30']],
    ['alqfotdest', ['2026-12-01', '2026-12-21'], ['2027-08-31', '2027-01-29']],
    ['alqfotdest', ['2026-12-01', '2026-12-30'], ['2027-08-31', '2027-01-29']],
    ['alqfotdest', ['2026-12-01', '2026-12-31'], ['2027-08-31', '2027-01-29']],
    ['venfotos', ['2026-11-22'], ['2027-05-21', null]],
    ['venfotos', ['2026-08-31'], ['2027-02-27', null]],
    ['venfotos', ['2025-08-31', '2026-02-20'], ['2026-08-30', null]],
    ['venfotos', ['2025-08-31', '2026-02-20', '2026-08-20', '2027-02-20'], ['2027-08-30', null]],
    ['venfotos', ['2026-10-31', '2027-04-20'], ['2027-10-30', null]],
    ['venfotos', ['2026-02-28'], ['2026-08-27', null]],
    ['venfotos', ['2026-08-27', '2027-02-20'], ['2027-08-26', null]],
    ['venfotos', ['2026-11-22', '2026-12-10'], ['2027-05-21', null]],
    ['venfotos', ['2026-11-22', '2027-05-01'], ['2027-11-21', null]],
    ['venfotos', ['2026-11-22', '2027-05-01', '2027-05-02'], ['2027-11-21', null]],
  ])('under %s, paid on %j, lasts until %j', (plan, payments, ends) => {
    let term: PlanTerm | undefined;
    for (const payment of payments) term = termAfter(plan, day(payment), term);
    expect(written(term!)).toEqual(ends);
  });

  it('keeps the day that the operator has chosen for a position without a charge of its own', () => {
    const running = { paidUntil: day('2026-08-31'), featuredUntil: day('2026-07-15') };
    expect(written(termAfter('alqfotos', day('2026-07-10'), running))).toEqual(['2027-08-31', '2026-07-15']);
  });

  it.each([
    ['2026-11-21', false],
    ['2026-11-22', true],
    ['2028-11-22', true],
    ['2028-11-23', false],
  ])('may get %s as the last day of its position, chosen on 2026-11-22: %p', (end, expected) => {
    expect(mayEndFeatured(day(end), day('2026-11-22'))).toBe(expected);
  });

  it.each([
    ['2026-11-21', 'ended'],
    ['2026-11-22', 'soon'],
    ['2026-12-07', 'soon'],
    ['2026-12-08', 'later'],
  ])('until %s, seen on 2026-11-22, is %s', (end, state) => {
    expect(endState(day(end), day('2026-11-22'))).toBe(state);
  });
});

describe('a prolonged plan', () => {
  it.each<[string | null, string | null, number, [string | null, string | null]]>([
    ['2027-08-31', null, 15, ['2027-09-15', null]],
    ['2027-08-31', '2026-12-30', 7, ['2027-09-07', '2027-01-06']],
    ['2027-09-15', null, -15, ['2027-08-31', null]],
    [null, null, 30, [null, null]],
    ['2027-08-31', '2026-11-22', 7, ['2027-09-07', '2026-11-29']],
    // A position that is over is not begun again, one that ended with its plan is.
    ['2027-08-31', '2026-11-21', 7, ['2027-09-07', '2026-11-21']],
    [null, '2026-11-21', 7, [null, '2026-11-21']],
    ['2026-11-15', '2026-11-14', 15, ['2026-11-30', '2026-11-14']],
    ['2026-11-15', '2026-11-15', 15, ['2026-11-30', '2026-11-30']],
  ])('until %s and %s, by %i days on 2026-11-22, lasts until %j', (paid, featured, days, ends) => {
    expect(written(prolonged(term(paid, featured), days, day('2026-11-22')))).toEqual(ends);
  });
});

describe('another plan', () => {
  it.each<[Plan, string | null, string | null, [string | null, string | null]]>([
    ['alqfotos', '2027-09-30', null, ['2027-09-30', null]],
    ['alqfotos', '2027-08-31', '2026-12-30', ['2027-08-31', '2026-12-30']],
    ['alqfotdest', '2027-09-30', null, ['2027-09-30', '2026-12-21']],
    // A position that is over is charged for again, and begins.
    ['alqfotdest', '2027-08-31', '2026-11-21', ['2027-08-31', '2026-12-21']],
    ['alqfotdest', '2027-08-31', '2026-11-22', ['2027-08-31', '2026-11-22']],
    // Without a charge it stays over.
    ['alqfotos', '2027-08-31', '2026-11-21', ['2027-08-31', '2026-11-21']],
    ['alqfotdest', null, null, [null, null]],
    ['alqfotdest', null, '2026-11-21', [null, '2026-11-21']],
  ])('%s leaves what is paid until %s and %s: %j', (plan, paid, featured, ends) => {
    expect(written(termUnder(plan, term(paid, featured), day('2026-11-22')))).toEqual(ends);
  });
});

describe('a position that the operator begins', () => {
  it.each<[Plan, string | null, string | null, [string | null, string | null]]>([
    ['alqfotos', '2027-08-31', '2026-11-21', ['2027-08-31', null]],
    ['venfotos', '2027-05-01', '2026-11-21', ['2027-05-01', null]],
    ['alqfotdest', '2027-08-31', '2026-11-21', ['2027-08-31', '2026-12-21']],
    ['alqfotdest', '2027-08-31', '2026-11-22', ['2027-08-31', '2026-11-22']],
    ['alqfotos', '2027-08-31', '2026-12-30', ['2027-08-31', '2026-12-30']],
    ['alqfotdest', '2027-08-31', null, ['2027-08-31', null]],
  ])('under %s, paid until %s and %s, lasts until %j', (plan, paid, featured, ends) => {
    expect(written(termFeatured(plan, term(paid, featured), day('2026-11-22')))).toEqual(ends);
  });
});
