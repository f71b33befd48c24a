import { hoursBetween, isLate, waitingText } from './waiting.js';

describe('the wait of a notice', () => {
  it.each([
    [0, 'menos de 1 hora', false],
    [1, '1 hora', false],
    [47, '47 horas', false],
    [48, '2 días', true],
    [71, '2 días', true],
    [2_400, '100 días', true],
  ])('of %i hours is %p', (hours, text, late) => {
    expect([waitingText(hours), isLate(hours)]).toEqual([text, late]);
  });

  it.each([
    ['2026-11-22T12:00:00Z', 0],
    ['2026-11-22T12:59:59Z', 0],
    ['2026-11-22T13:00:00Z', 1],
    ['2026-11-22T11:00:00Z', 0],
  ])('until %s is %i hours', (until, hours) => {
    expect(hoursBetween(new Date('2026-11-22T12:00:00Z'), new Date(until))).toBe(hours);
  });
});
