import { formatDay, parseDay } from '../../kernel/time/days.js';
import type { SeasonPart } from './taken-nights.js';
import { SeasonCalendar } from './season-calendar.js';
import { nightsTaken, seasonAhead } from './season-ahead.js';

const day = (text: string): number => parseDay(text)!;
const inWords = ({ first, last }: { first: number; last: number }): string =>
  `${formatDay(first)}..${last === Infinity ? '' : formatDay(last)}`;

describe('the season ahead', () => {
  const ahead = (today: string): string[] =>
    seasonAhead({ calendar: new SeasonCalendar([]), today: day(today) }).map(
      ({ period, year, parts }) =>
        `${period} of ${year}: ${parts.map((part) => `${part.fraction} ${inWords(part)}`).join(', ')}`,
    );

  it('has each month with its halves before the whole, and Holy Week where it falls', () => {
    expect(ahead('2026-11-28')).toEqual([
      '1 of 2026: 2 2026-12-01..2026-12-15, 3 2026-12-16..2026-12-31, 1 2026-12-01..2026-12-31',
      '2 of 2027: 2 2027-01-01..2027-01-15, 3 2027-01-16..2027-01-31, 1 2027-01-01..2027-01-31',
      '3 of 2027: 2 2027-02-01..2027-02-15, 3 2027-02-16..2027-02-28, 1 2027-02-01..2027-02-28',
      '4 of 2027: 2 2027-03-01..2027-03-15, 3 2027-03-16..2027-03-31, 1 2027-03-01..2027-03-31',
      '5 of 2027: 1 2027-03-24..2027-03-27',
    ]);
  });

  it('leaves out what has begun, until it is less than a year ahead again', () => {
    const found = ahead('2027-01-05');
    expect(found.at(0)).toBe('2 of 2027: 3 2027-01-16..2027-01-31');
    expect(found.at(-1)).toBe('2 of 2028: 2 2028-01-01..2028-01-15, 1 2028-01-01..2028-01-31');
  });
});

describe('taken nights', () => {
  const half: SeasonPart = { period: 2, fraction: 3 };
  const season = { calendar: new SeasonCalendar([]), today: day('2026-11-28') };
  const taken = (...rented: SeasonPart[]) => nightsTaken(rented, season).map(inWords);

  it('are those of a rented row in each year', () => {
    expect(taken(half)).toEqual([
      '2026-01-16..2026-01-31',
      '2027-01-16..2027-01-31',
      '2028-01-16..2028-01-31',
    ]);
  });

  it('are none of a rented week, day, or the winter holidays, of which the dates are not certain', () => {
    expect(taken({ period: 2, fraction: 4 }, { period: 2, fraction: 5 }, { period: 6, fraction: 1 })).toEqual(
      [],
    );
  });

  it('are those of winter holidays that are set', () => {
    const calendar = new SeasonCalendar([{ period: 6, first: '2027-07-12', last: '2027-07-25' }]);
    const winter = nightsTaken([{ period: 6, fraction: 1 }], { ...season, calendar });
    expect(winter.map(inWords)).toEqual(['2027-07-12..2027-07-25']);
    expect(seasonAhead({ ...season, calendar }).at(-1)).toMatchObject({ period: 6, year: 2027 });
  });

  it('are all of a whole rented year', () => {
    expect(taken({ period: 7, fraction: 1 }, half)).toEqual(['2026-11-28..']);
  });
});
