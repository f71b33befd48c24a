import { isNewConfirmation } from './availability.js';

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
