import { formatDay, nightsOfMonth, parseDay, type Nights } from '../../kernel/time/days.js';
import { priceKey } from '../prices.js';
import { SeasonCalendar } from '../season/season-calendar.js';
import { FIRST_HALF, HOLY_WEEK, SECOND_HALF, SINGLE_DAY, WEEK } from '../season/season-parts.js';
import { isFree, planStay, weekAround } from './stay-plan.js';
import type { FractionId, PeriodId } from '../periods.js';

const WHOLE: FractionId = 1;
const day = (text: string): number => parseDay(text)!;
const nights = (first: string, last: string): Nights => ({ first: day(first), last: day(last) });
const plan = (arrival: string, departure: string) =>
  planStay({ arrival: day(arrival), departure: day(departure) }, new SeasonCalendar([]));
const inWords = ({ first, last }: Nights): string => `${formatDay(first)}..${formatDay(last)}`;

describe('the plan of a stay', () => {
  it('has a line for each night, without the day of departure', () => {
    const { nights: found } = plan('2026-12-30', '2027-01-02');
    expect(found.map(({ period }) => period)).toEqual([1, 1, 2]);
    expect(found.map(({ month }) => inWords(month))).toEqual([
      '2026-12-01..2026-12-31',
      '2026-12-01..2026-12-31',
      '2027-01-01..2027-01-31',
    ]);
  });

  it('counts nights outside of the season as period 0', () => {
    expect(plan('2027-05-10', '2027-05-11').nights.map(({ period }) => period)).toEqual([0]);
  });

  it.each<[string, PeriodId, FractionId, string[] | undefined]>([
    ['the month', 2, WHOLE, ['2027-01-01..2027-01-31 true']],
    ['the half before', 2, FIRST_HALF, ['2027-01-01..2027-01-15 false']],
    ['the half', 2, SECOND_HALF, ['2027-01-16..2027-01-31 true']],
    ['another month', 3, WHOLE, undefined],
    ['Holy Week', HOLY_WEEK, WHOLE, undefined],
  ])('knows the fixed nights of %s', (_what, period, fraction, expected) => {
    const found = plan('2027-01-16', '2027-01-31').fixed[priceKey({ period, fraction })];
    expect(found?.map((unit) => `${inWords(unit)} ${unit.meetsStay}`)).toEqual(expected);
  });

  it.each([
    ['2027-01-15', '2027-01-16', [true, false]],
    ['2027-01-15', '2027-01-17', [true, true]],
    ['2027-01-16', '2027-01-17', [false, true]],
  ])('from %s to %s meets the halves of January: %j', (arrival, departure, expected) => {
    const { fixed } = plan(arrival, departure);
    const meets = (fraction: FractionId) => fixed[priceKey({ period: 2, fraction })]![0]!.meetsStay;
    expect([meets(FIRST_HALF), meets(SECOND_HALF)]).toEqual(expected);
  });

  it('has weeks and single days of the periods of its nights', () => {
    const { movable } = plan('2026-12-30', '2027-01-02');
    const found = ([1, 2, 3] as const).map((period) =>
      [WEEK, SINGLE_DAY, WHOLE].map((fraction) => movable[priceKey({ period, fraction })]),
    );
    expect(found).toEqual([
      [true, true, undefined],
      [true, true, undefined],
      [undefined, undefined, undefined],
    ]);
  });
});

describe('nights are free', () => {
  const week = nights('2027-01-10', '2027-01-16');
  it.each<[string, Nights[], boolean]>([
    ['where nothing is taken', [], true],
    ['beside what ends the night before', [nights('2027-01-01', '2027-01-09')], true],
    ['beside what begins the night after', [nights('2027-01-17', '2027-01-31')], true],
    ['unless their first is taken', [nights('2027-01-01', '2027-01-10')], false],
    ['unless their last is taken', [nights('2027-01-16', '2027-01-31')], false],
    [
      'unless one of several takes them',
      [nights('2027-01-01', '2027-01-02'), nights('2027-01-12', '2027-01-12')],
      false,
    ],
  ])('%s', (_what, taken, expected) => {
    expect(isFree(week, taken)).toBe(expected);
  });
});

describe('the week around a night', () => {
  const january = nightsOfMonth(2027, 1);
  it.each<[string, string, Nights[], string | undefined]>([
    ['begins with it', '2027-01-10', [], '2027-01-10..2027-01-16'],
    ['is cut where the month ends', '2027-01-29', [], '2027-01-29..2027-01-31'],
    [
      'begins earlier where a later night is taken',
      '2027-01-10',
      [nights('2027-01-14', '2027-01-20')],
      '2027-01-07..2027-01-13',
    ],
    [
      'ends with it at the earliest',
      '2027-01-10',
      [nights('2027-01-11', '2027-01-20')],
      '2027-01-04..2027-01-10',
    ],
    [
      'is none where the night itself is taken',
      '2027-01-10',
      [nights('2027-01-10', '2027-01-10')],
      undefined,
    ],
    [
      'is none between two that are taken',
      '2027-01-10',
      [nights('2027-01-01', '2027-01-08'), nights('2027-01-12', '2027-01-20')],
      undefined,
    ],
    ['does not begin in the month before', '2027-01-03', [nights('2027-01-05', '2027-01-20')], undefined],
  ])('%s', (_what, night, taken, expected) => {
    const found = weekAround(day(night), january, taken);
    expect(found && inWords(found)).toBe(expected);
  });
});
