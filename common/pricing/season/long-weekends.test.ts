import { formatDay, parseDay } from '../../kernel/time/days.js';
import { longWeekendsOf, nextCarnival } from './long-weekends.js';

/** `02-13 a 02-17`: evening of arrival and day of departure. */
const inWords = ({ first, last }: { first: number; last: number }): string =>
  `${formatDay(first).slice(5)} a ${formatDay(last + 1).slice(5)}`;

it.each<[number, string[]]>([
  // Carnival; Malvinas and Good Friday; 1 and 25 May; Güemes, Wednesday to Monday; San Martín; 12 October; 20 November, Friday to Monday; Christmas.
  [
    2026,
    [
      '02-13 a 02-17',
      '04-01 a 04-05',
      '04-30 a 05-03',
      '05-22 a 05-25',
      '06-12 a 06-15',
      '08-14 a 08-17',
      '10-09 a 10-12',
      '11-20 a 11-23',
      '12-24 a 12-27',
    ],
  ],
  // New Year is a Friday. Güemes moves from Thursday, so that 20 June, a Sunday, has its Monday too.
  [
    2027,
    [
      '12-31 a 01-03',
      '02-05 a 02-09',
      '03-25 a 03-28',
      '04-01 a 04-04',
      '06-18 a 06-21',
      '07-08 a 07-11',
      '08-13 a 08-16',
      '10-08 a 10-11',
    ],
  ],
  // Movable holidays on Thursdays go to the next Monday, one on a Saturday stays. New Year is a Saturday.
  [
    2028,
    [
      '02-25 a 02-29',
      '03-23 a 03-26',
      '04-13 a 04-16',
      '04-28 a 05-01',
      '08-18 a 08-21',
      '10-13 a 10-16',
      '11-17 a 11-20',
      '12-07 a 12-10',
      '12-22 a 12-25',
    ],
  ],
  // New Year is a Monday: the weekend begins in the year before.
  [
    2029,
    [
      '12-29 a 01-01',
      '02-09 a 02-13',
      '03-29 a 04-02',
      '05-24 a 05-27',
      '07-06 a 07-09',
      '08-17 a 08-20',
      '10-12 a 10-15',
      '11-16 a 11-19',
    ],
  ],
])('the long weekends of %i', (year, expected) => {
  expect(longWeekendsOf(year).map(inWords)).toEqual(expected);
});

it.each([
  ['in November', '2026-11-28', '02-05 a 02-09'],
  ['on its Friday', '2027-02-05', '02-05 a 02-09'],
  ['once it has begun', '2027-02-06', '02-25 a 02-29'],
])('the next Carnival (%s)', (_what, today, expected) => {
  expect(inWords(nextCarnival(parseDay(today)!))).toBe(expected);
});
