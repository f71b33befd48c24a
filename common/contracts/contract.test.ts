import { costsMoney, PLANS } from './plans.js';
import {
  NO_FLAGS,
  countsAsFeatured,
  featuredEnd,
  flagsOf,
  hasPlanLapsed,
  namesOtherOperation,
  isPaidOn,
  photosArePublic,
  planOf,
  readFlags,
} from './contract.js';

describe('the boxes of a contract', () => {
  it.each(PLANS.map(({ plan, operation }) => [plan, operation] as const))(
    'stand for the plan %s and back',
    (plan, operation) => {
      expect(planOf(flagsOf(plan), operation)).toBe(plan);
    },
  );

  it('are the free plan when none of the operation is ticked', () => {
    expect(planOf(NO_FLAGS, 'rental')).toBe('alqsinfotos');
    expect(planOf({ ...NO_FLAGS, alqfotos: true }, 'sale')).toBe('vensinfotos');
  });
});

describe('the boxes that a form sends', () => {
  it.each([
    [{}, null],
    [{ alqfotos: false }, NO_FLAGS],
    [{ alqfotos: true }, { ...NO_FLAGS, alqfotos: true }],
  ])('%j are %j', (sent, flags) => {
    expect(readFlags(sent)).toEqual(flags);
  });
});

describe('the boxes of the other operation', () => {
  it.each([
    [{ venfotos: true }, 'rental', true],
    [{ vensinfotos: true, alqfotos: true }, 'rental', true],
    [{ alqfotos: true, alqfotdest: true }, 'rental', false],
    [{}, 'rental', false],
    [{ alqfotdest: true }, 'sale', true],
    [{ venfotos: true }, 'sale', false],
  ] as const)('%j of a %s: %p', (flags, operation, expected) => {
    expect(namesOtherOperation({ ...NO_FLAGS, ...flags }, operation)).toBe(expected);
  });
});

describe('a plan', () => {
  it.each([
    ['alqsinfotos', false],
    ['alqfotos', true],
    ['alqfotdest', true],
    ['vensinfotos', false],
    ['venfotos', true],
  ] as const)('%s may be marked as paid: %p', (plan, expected) => {
    expect(costsMoney(plan)).toBe(expected);
  });
});

describe('what a contract lets the public see', () => {
  it.each(
    PLANS.flatMap(({ plan }) =>
      [true, false].map(
        (paid) => [plan, paid, paid && ['alqfotos', 'alqfotdest', 'venfotos'].includes(plan)] as const,
      ),
    ),
  )('photos under %s, paid %p: %p', (plan, paid, visible) => {
    expect(photosArePublic({ plan, paid, paidUntil: null }, '2026-11-23')).toBe(visible);
  });

  it.each([
    [
      { paid: true, paidUntil: null },
      { paidOn: true, lapsed: false },
    ],
    [
      { paid: true, paidUntil: '2026-11-24' },
      { paidOn: true, lapsed: false },
    ],
    [
      { paid: true, paidUntil: '2026-11-23' },
      { paidOn: true, lapsed: false },
    ],
    [
      { paid: true, paidUntil: '2026-11-22' },
      { paidOn: false, lapsed: true },
    ],
    [
      { paid: false, paidUntil: null },
      { paidOn: false, lapsed: false },
    ],
    [
      { paid: false, paidUntil: '2026-11-22' },
      { paidOn: false, lapsed: false },
    ],
  ])('lapses after its last day: %p is %p', (plan, { paidOn, lapsed }) => {
    expect(isPaidOn(plan, '2026-11-23')).toBe(paidOn);
    expect(hasPlanLapsed(plan, '2026-11-23')).toBe(lapsed);
    expect(photosArePublic({ plan: 'venfotos', ...plan }, '2026-11-23')).toBe(paidOn);
    expect(photosArePublic({ plan: 'vensinfotos', ...plan }, '2026-11-23')).toBe(false);
  });

  it('counts as featured only when it is paid', () => {
    const counts = (featured: boolean, paid: boolean) =>
      countsAsFeatured({ featured, paid, end: null }, '2026-11-23');
    expect([counts(true, true), counts(true, false), counts(false, true)]).toEqual([true, false, false]);
  });

  it.each([
    ['2026-11-22', false],
    ['2026-11-23', true],
    ['2026-11-24', true],
  ])('counts as featured until its last day, %s included', (end, expected) => {
    expect(countsAsFeatured({ featured: true, paid: true, end }, '2026-11-23')).toBe(expected);
  });

  it.each([
    [{ paidUntil: '2027-08-31', featuredUntil: null }, '2027-08-31'],
    [{ paidUntil: '2027-08-31', featuredUntil: '2026-12-22' }, '2026-12-22'],
    [{ paidUntil: '2026-12-01', featuredUntil: '2026-12-22' }, '2026-12-01'],
    [{ paidUntil: null, featuredUntil: '2026-12-22' }, '2026-12-22'],
    [{ paidUntil: null, featuredUntil: null }, null],
  ])('ends its position with the plan, unless it has a day of its own: %p', (days, expected) => {
    expect(featuredEnd(days)).toBe(expected);
  });
});
