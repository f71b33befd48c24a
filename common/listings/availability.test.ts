import { isNewConfirmation, placedAt } from './availability.js';

const NOW = new Date('2026-11-23T12:00:00Z');

describe('a confirmation of an owner', () => {
  it.each<[string | null, boolean]>([
    [null, true],
    ['2026-11-22T12:00:00Z', true],
    ['2026-11-23T11:00:00Z', true],
    ['2026-11-23T11:00:01Z', false],
    ['2026-11-23T12:00:05Z', false],
  ])('after one of %p is new: %p', (before, expected) => {
    expect(isNewConfirmation(before === null ? null : new Date(before), NOW)).toBe(expected);
  });
});

describe('the place of a notice among the newest', () => {
  it.each([
    ['without a message', 0, '2026-11-23T12:00:00Z'],
    ['after the first', 1, '2026-11-23T12:00:00Z'],
    ['after the second', 2, '2026-11-08T12:00:00Z'],
    ['after the warning', 3, '2026-10-24T12:00:00Z'],
  ])('%s', (_what, asks, expected) => expect(placedAt(NOW, asks)).toEqual(new Date(expected)));
});
