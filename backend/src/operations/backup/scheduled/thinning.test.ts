import { isBackupDue, keptBackups, parseRetention } from './thinning.js';

const at = (text: string): Date => new Date(`${text}:00Z`);
const daily = (from: string, count: number): Date[] =>
  Array.from({ length: count }, (_, day) => new Date(at(`${from}T03:00`).getTime() + day * 86_400_000));
const days = (moments: readonly Date[]): string[] =>
  moments.map((moment) => moment.toISOString().slice(0, 10));

describe('thinning keeps', () => {
  it.each([
    ['nothing of nothing', [], { days: 7, weeks: 4, months: 6 }, []],
    [
      'the last one of a day',
      [at('2026-11-20T03:00'), at('2026-11-20T21:00'), at('2026-11-21T03:00')],
      { days: 2, weeks: 0, months: 0 },
      [at('2026-11-21T03:00'), at('2026-11-20T21:00')],
    ],
    [
      'the last one of each of several days',
      [at('2026-11-20T03:00'), at('2026-11-20T21:00'), at('2026-11-21T03:00'), at('2026-11-21T09:00')],
      { days: 2, weeks: 0, months: 0 },
      [at('2026-11-21T09:00'), at('2026-11-20T21:00')],
    ],
    [
      'the last one of a week from Monday to Sunday, at whatever time',
      [at('2026-11-15T22:00'), at('2026-11-16T03:00'), at('2026-11-17T21:00'), at('2026-11-22T09:00')],
      { days: 0, weeks: 2, months: 0 },
      [at('2026-11-22T09:00'), at('2026-11-15T22:00')],
    ],
    [
      'days that have a backup, whatever lies between',
      [at('2026-01-01T03:00'), at('2026-06-01T03:00')],
      { days: 2, weeks: 0, months: 0 },
      [at('2026-06-01T03:00'), at('2026-01-01T03:00')],
    ],
    [
      'always the newest',
      [at('2026-11-20T03:00'), at('2026-11-21T03:00')],
      { days: 0, weeks: 0, months: 0 },
      [at('2026-11-21T03:00')],
    ],
  ])('%s', (_what, moments, retention, kept) => {
    expect(keptBackups(moments, retention)).toEqual(kept);
  });

  it('seven days, four weeks and six months of a year of daily backups', () => {
    // 2026-11-22 is a Sunday.
    expect(days(keptBackups(daily('2025-11-22', 366), { days: 7, weeks: 4, months: 6 }))).toEqual([
      '2026-11-22',
      '2026-11-21',
      '2026-11-20',
      '2026-11-19',
      '2026-11-18',
      '2026-11-17',
      '2026-11-16',
      '2026-11-15',
      '2026-11-08',
      '2026-11-01',
      '2026-10-31',
      '2026-09-30',
      '2026-08-31',
      '2026-07-31',
      '2026-06-30',
    ]);
  });
});

describe('a retention', () => {
  it('is written as days, weeks and months', () => {
    expect(parseRetention('7,4,6')).toEqual({ days: 7, weeks: 4, months: 6 });
  });
});

describe('a scheduled backup is due', () => {
  const now = at('2026-11-22T12:00');
  it.each([
    ['without any', [], true],
    ['after the interval', ['2026-11-21T12:00'], true],
    ['not before', ['2026-11-21T12:01'], false],
    ['not after one of a clock that was ahead by less', ['2026-11-22T14:00'], false],
    ['after one of a clock that was a year ahead', ['2027-11-22T12:00'], true],
    ['not twice after one of a clock that was a year ahead', ['2027-11-22T12:00', '2026-11-22T11:50'], false],
  ])('%s', (_what, moments, due) => {
    expect(isBackupDue(moments.map(at), { now, everyHours: 24 })).toBe(due);
  });
});
