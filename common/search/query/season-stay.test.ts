import { parseDay } from '../../kernel/time/days.js';
import { SeasonCalendar } from '../../pricing/season/season-calendar.js';
import { emptyFilters, type SearchFilters } from './search-filters.js';
import { datesOfSearch } from './season-stay.js';

describe('dates of a search', () => {
  it.each<[Partial<SearchFilters>, string, string | null, string | null]>([
    [{}, '2026-11-26', null, null],
    [{ arrival: '2027-01-10', departure: '2027-01-20' }, '2026-11-26', '2027-01-10', '2027-01-20'],
    [{ period: 2 }, '2026-11-26', null, null],
    [{ period: 2, fraction: 1 }, '2026-11-26', '2027-01-01', '2027-02-01'],
    [{ period: 2, fraction: 2 }, '2026-11-26', '2027-01-01', '2027-01-16'],
    [{ period: 2, fraction: 3 }, '2026-11-26', '2027-01-16', '2027-02-01'],
    [{ period: 3, fraction: 3 }, '2027-12-01', '2028-02-16', '2028-03-01'],
    [{ period: 2, fraction: 3 }, '2027-01-16', '2027-01-16', '2027-02-01'],
    [{ period: 2, fraction: 3 }, '2027-01-17', null, null],
    [{ period: 2, fraction: 4 }, '2026-11-26', null, null],
    [{ period: 2, fraction: 5 }, '2026-11-26', null, null],
    [{ period: 5 }, '2026-11-26', '2027-03-24', '2027-03-28'],
    [{ period: 6, fraction: 1 }, '2026-11-26', null, null],
    [{ period: 7, fraction: 1 }, '2026-11-26', null, null],
  ])('%j on %s are %s to %s', (search, today, arrival, departure) => {
    const season = { calendar: new SeasonCalendar([]), today: parseDay(today)! };
    expect(datesOfSearch({ ...emptyFilters(), ...search }, season)).toEqual({ arrival, departure });
  });

  it('are those of winter holidays that are set', () => {
    const calendar = new SeasonCalendar([{ period: 6, first: '2027-07-12', last: '2027-07-25' }]);
    const dates = (today: string) =>
      datesOfSearch({ ...emptyFilters(), period: 6 }, { calendar, today: parseDay(today)! });
    expect(dates('2026-11-26')).toEqual({ arrival: '2027-07-12', departure: '2027-07-26' });
    expect(dates('2027-07-26')).toEqual({ arrival: null, departure: null });
  });
});
