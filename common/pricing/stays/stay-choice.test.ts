import { formatDay, parseDay } from '../../kernel/time/days.js';
import { chooseDay, weekendsAhead, type StayChoice } from './stay-choice.js';

const day = (text: string): number => parseDay(text)!;
const today = day('2027-01-05');
/** The second half of January. */
const taken = [{ first: day('2027-01-16'), last: day('2027-01-31') }];

function choice(text: string): StayChoice {
  const [arrival = null, departure = null] = text.split(' ').filter(Boolean).map(day);
  return { arrival, departure };
}

function after(before: string, pressed: string): string {
  const found = chooseDay(choice(before), day(pressed), { today, taken });
  if (!found) return 'nothing';
  return [found.arrival, found.departure].flatMap((one) => (one === null ? [] : [formatDay(one)])).join(' ');
}

describe('a day of a calendar', () => {
  it.each([
    ['is the arrival first', '', '2027-01-10', '2027-01-10'],
    ['is then the departure', '2027-01-10', '2027-01-11', '2027-01-10 2027-01-11'],
    ['is another arrival if it lies before', '2027-01-10', '2027-01-08', '2027-01-08'],
    ['is another arrival if it is the same day', '2027-01-10', '2027-01-10', '2027-01-10'],
    ['begins again after both', '2027-01-10 2027-01-12', '2027-01-14', '2027-01-14'],
    ['is today at the earliest', '', '2027-01-04', 'nothing'],
    ['can be today', '', '2027-01-05', '2027-01-05'],
    ['is no arrival while its night is taken', '', '2027-01-16', 'nothing'],
    ['is a departure though its night is taken', '2027-01-10', '2027-01-16', '2027-01-10 2027-01-16'],
    ['is no departure after a taken night', '2027-01-10', '2027-01-17', 'nothing'],
    ['is another arrival beyond taken nights', '2027-01-10', '2027-02-01', '2027-02-01'],
    ['ends the longest stay', '2027-02-01', '2027-06-01', '2027-02-01 2027-06-01'],
    ['is another arrival beyond the longest stay', '2027-02-01', '2027-06-02', '2027-06-02'],
  ])('%s', (_what, before, pressed, expected) => {
    expect(after(before, pressed)).toBe(expected);
  });
});

describe('the weekends ahead', () => {
  it.each([
    ['2026-12-10', '2026-12-11 2026-12-13, 2026-12-18 2026-12-20'],
    ['2026-12-11', '2026-12-11 2026-12-13, 2026-12-18 2026-12-20'],
    ['2026-12-12', '2026-12-18 2026-12-20, 2026-12-25 2026-12-27'],
  ])('from %s are %s', (from, expected) => {
    const found = weekendsAhead(day(from), 2).map(
      ({ arrival, departure }) => `${formatDay(arrival)} ${formatDay(departure)}`,
    );
    expect(found.join(', ')).toBe(expected);
  });
});
