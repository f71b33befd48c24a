import { dayOf } from '../../kernel/time/days.js';
import type { FractionId, PeriodId } from '../../pricing/periods.js';
import { SeasonCalendar } from '../../pricing/season/season-calendar.js';
import { proposedMarks, type OutsideWindow } from './outside-nights.js';

const season = { calendar: new SeasonCalendar([]), today: dayOf(2026, 11, 28) };
const january = (day: number) => dayOf(2027, 1, day);
const window = (first: number, last: number, kind: OutsideWindow['kind'] = 'reserved'): OutsideWindow => ({
  first: january(first),
  last: january(last),
  kind,
});
const row = (period: PeriodId, fraction: FractionId, rented = false) => ({ period, fraction, rented });
const MONTH = row(2, 1);
const FIRST = row(2, 2);
const SECOND = row(2, 3);
const YEAR = row(7, 1);

const proposed = (rows: ReturnType<typeof row>[], windows: OutsideWindow[]) =>
  proposedMarks(rows, windows, season).map(({ row: { period, fraction }, kind, taken }) => [
    `${period}-${fraction}`,
    kind,
    taken.count,
  ]);

describe('what an outside calendar proposes', () => {
  it.each([
    [
      'the half that is reserved, not its month',
      [MONTH, FIRST, SECOND],
      [window(1, 15)],
      [['2-2', 'reserved', 15]],
    ],
    [
      'both halves that a stay crosses',
      [MONTH, FIRST, SECOND],
      [window(10, 20)],
      [
        ['2-2', 'reserved', 6],
        ['2-3', 'reserved', 5],
      ],
    ],
    ['the month, if no half is priced', [MONTH, YEAR], [window(10, 20)], [['2-1', 'reserved', 11]]],
    [
      'the month, for nights of the half without a price',
      [MONTH, FIRST],
      [window(10, 20)],
      [
        ['2-2', 'reserved', 6],
        ['2-1', 'reserved', 5],
      ],
    ],
    ['nothing for what is marked', [MONTH, row(2, 2, true), SECOND], [window(1, 15)], []],
    ['nothing for what the whole year takes', [FIRST, row(7, 1, true)], [window(1, 15)], []],
    ['nothing for weeks and days', [row(2, 4), row(2, 5)], [window(1, 15)], []],
    [
      'what is only not available, as such',
      [FIRST, SECOND],
      [window(3, 9, 'blocked')],
      [['2-2', 'blocked', 7]],
    ],
    [
      'a reservation first, where both are',
      [FIRST],
      [window(1, 3, 'blocked'), window(4, 5)],
      [['2-2', 'reserved', 2]],
    ],
    [
      'nothing of another year',
      [FIRST],
      [{ first: dayOf(2028, 1, 1), last: dayOf(2028, 1, 15), kind: 'reserved' }],
      [],
    ],
  ] as [string, ReturnType<typeof row>[], OutsideWindow[], unknown[]][])(
    'is %s',
    (_what, rows, windows, expected) => {
      expect(proposed(rows, windows)).toEqual(expected);
    },
  );

  it('leaves out nights that are over', () => {
    const at = { ...season, today: january(6) };
    expect(proposedMarks([FIRST], [window(1, 5)], at)).toEqual([]);
    expect(proposedMarks([FIRST], [window(1, 7)], at)).toMatchObject([
      { taken: { first: january(6), last: january(7), count: 2 } },
    ]);
  });
});
