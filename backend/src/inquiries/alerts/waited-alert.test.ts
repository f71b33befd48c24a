import { parseDay } from '#common/kernel/time/days.js';
import { SeasonCalendar } from '#common/pricing/season/season-calendar.js';
import type { WaitedHome } from '#common/inquiries/alerts/waited-home.js';
import { keyOfWaited, lastDayOfWaiting } from './waited-alert.js';

describe('waiting for a home', () => {
  it.each<[Partial<WaitedHome>, string, string]>([
    [{ period: 2, fraction: 2 }, '2026-11-23', '2027-01-15'],
    [{ period: 2, fraction: 3 }, '2027-01-31', '2027-01-31'],
    [{ period: 2, fraction: 3 }, '2027-02-01', '2028-01-31'],
    [{ period: 2, fraction: 4 }, '2026-11-23', '2027-01-31'],
    [{ period: 2, fraction: null }, '2026-11-23', '2027-01-31'],
    [{ period: 5, fraction: null }, '2026-11-23', '2027-03-27'],
    [{ period: 7, fraction: null }, '2026-11-23', '2027-05-22'],
  ])('%j, asked on %s, ends on %s', (home, today, last) => {
    const waited = { code: 'ALQ-0001', period: 2, fraction: null, ...home } as WaitedHome;
    expect(lastDayOfWaiting(waited, new SeasonCalendar([]), parseDay(today)!)).toBe(last);
  });

  it('has a key of its own for each home', () => {
    expect([keyOfWaited('ALQ-0001'), keyOfWaited('ALQ-0002')]).toEqual(['aviso ALQ-0001', 'aviso ALQ-0002']);
  });
});
