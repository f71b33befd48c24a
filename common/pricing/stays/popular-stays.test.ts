import { formatDay, parseDay } from '../../kernel/time/days.js';
import { SeasonCalendar } from '../season/season-calendar.js';
import { popularStays } from './popular-stays.js';

const JANUARY = '1.ª quincena de enero 2027-01-01 2027-01-16';
const SECOND = '2.ª quincena de enero 2027-01-16 2027-02-01';
const FEBRUARY = '1.ª quincena de febrero 2027-02-01 2027-02-16';

describe('the popular stays', () => {
  it.each([
    ['2026-11-26', ['Este finde 2026-11-27 2026-11-29', JANUARY, SECOND]],
    ['2026-11-28', ['Próximo finde 2026-12-04 2026-12-06', JANUARY, SECOND]],
    ['2027-01-01', ['Este finde 2027-01-01 2027-01-03', JANUARY, SECOND]],
    ['2027-01-02', ['Próximo finde 2027-01-08 2027-01-10', SECOND, FEBRUARY]],
    ['2027-02-17', ['Este finde 2027-02-19 2027-02-21']],
    ['2027-06-01', ['Este finde 2027-06-04 2027-06-06']],
  ])('on %s are %j', (today, expected) => {
    const season = { calendar: new SeasonCalendar([]), today: parseDay(today)! };
    expect(
      popularStays(season).map(({ label, arrival, departure }) =>
        [label, formatDay(arrival), formatDay(departure)].join(' '),
      ),
    ).toEqual(expected);
  });
});
