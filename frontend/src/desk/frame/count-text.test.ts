import { countText } from './count-text.js';

describe('the badge of a count', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [9_999, '9.999'],
    [10_000, '9999+'],
  ])('of %i says %s', (count, text) => {
    expect(countText(count)).toBe(text);
  });
});
