import { dropMark, isDrop } from './price-drop.js';

describe('a mark', () => {
  it.each([
    [100_000, 97_000, true],
    [100_000, 97_001, false],
    [100, 100, false],
    [100, 110, false],
  ])('from %d to %d: %s', (before, now, drop) => expect(isDrop(before, now)).toBe(drop));

  it.each([
    [100_000, 97_000, 'Bajó 3\u00A0%, antes ARS$\u00A0100.000'],
    [100_000, 92_001, 'Bajó 7\u00A0%, antes ARS$\u00A0100.000'],
    [90_000, 45_000, 'Bajó 50\u00A0%, antes ARS$\u00A090.000'],
  ])('from %d to %d is %j', (before, amount, words) =>
    expect(dropMark(before, { amount, currency: 'ARS' })).toBe(words),
  );
});
