import { dayText, hourText, momentText } from './moment-text.js';

describe('moments in the lists', () => {
  it.each([
    ['2026-11-21T19:32:00Z', '16:32'],
    ['2026-11-21T03:05:00Z', '00:05'],
    ['2026-11-21T15:00:00Z', '12:00'],
    ['2026-11-22T02:59:00Z', '23:59'],
  ])('reads %p by the 24-hour clock of the coast as %p', (iso, text) => {
    expect(hourText(iso)).toBe(text);
  });

  it('counts days by the clock of the coast', () => {
    expect(dayText('2026-11-22T02:59:00Z')).toBe('21/11/2026');
    expect(momentText('2026-11-22T03:00:00Z')).toBe('22/11/2026 00:00');
  });
});
