import type { FractionId, PeriodId } from '#common/pricing/periods.js';
import { SeasonCalendar } from '#common/pricing/season/season-calendar.js';
import { dayOf, formatDay } from '#common/kernel/time/days.js';
import { calendarFile } from './calendar-file.js';
import { outsideWindows } from './outside-calendar.js';

const season = { calendar: new SeasonCalendar([]), today: dayOf(2026, 11, 28) };
const file = (...rows: [PeriodId, FractionId][]) =>
  calendarFile(
    {
      listingId: 7,
      name: 'Alquileres de la costa, con un nombre que no entra en un renglón de setenta y cinco: ALQ-0007',
      domain: 'costa.example',
      changedAt: new Date('2026-11-20T10:00:00Z'),
      rows: rows.map(([period, fraction]) => ({ period, fraction })),
    },
    season,
  );

describe('the calendar of a notice', () => {
  it('has an event of whole days for each rented row, with an exclusive end', () => {
    const text = file([2, 2]);
    expect(text).toContain('\r\nUID:7-2027-2-2@costa.example\r\n');
    expect(text).toContain('\r\nDTSTAMP:20261120T100000Z\r\n');
    expect(text).toContain('\r\nDTSTART;VALUE=DATE:20270101\r\nDTEND;VALUE=DATE:20270116\r\n');
    expect(text).toContain('\r\nSUMMARY:ALQUILADO: Enero\\, 1.ª quincena\r\n');
    expect(text).toMatch(/END:VCALENDAR\r\n$/);
    expect(file([2, 2])).toBe(text);
  });

  it('has lines of at most 75 octets, each ended by CRLF', () => {
    const lines = file([1, 1], [2, 3], [5, 1], [6, 1]).split('\r\n');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([]);
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
  });

  it('can be read as the calendar of another site', () => {
    const read = outsideWindows(file([2, 2], [2, 3], [7, 1]), season.today);
    expect(read?.map(({ first, last }) => [formatDay(first), formatDay(last)])).toEqual([
      ['2026-01-01', '2027-12-31'],
      ['2027-01-01', '2027-01-15'],
      ['2027-01-16', '2027-01-31'],
    ]);
  });

  it('has no event for a row without dates', () => {
    expect(file([2, 4], [2, 5])).not.toContain('VEVENT');
  });
});
