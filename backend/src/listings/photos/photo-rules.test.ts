import { arrange, assertSide } from './photo-rules.js';

describe('the order of photos', () => {
  const places = (...ids: number[]) => ids.map((id, index) => ({ id, place: index + 1 }));

  it.each([
    ['as wanted', [1, 2, 3], places(3, 1, 2), [3, 1, 2]],
    [
      'by the places, not by the list',
      [1, 2],
      [
        { id: 1, place: 7 },
        { id: 2, place: 3 },
      ],
      [2, 1],
    ],
    ['with those that came meanwhile at the end', [1, 2, 3, 4], places(2, 1), [2, 1, 3, 4]],
    ['as it is when nothing is wanted', [1, 2], [], [1, 2]],
  ])('is %s', (_how, present, wanted, order) => {
    expect(arrange(present, wanted)).toEqual(order);
  });

  it.each([
    ['a photo named twice', places(1, 1), 'invalid'],
    [
      'a place given twice',
      [
        { id: 1, place: 1 },
        { id: 2, place: 1 },
      ],
      'invalid',
    ],
    ['a photo of another listing', places(1, 9), 'not-found'],
  ])('refuses %s', (_what, wanted, kind) => {
    expect(() => arrange([1, 2], wanted)).toThrow(expect.objectContaining({ kind }));
  });
});

describe('the two sides', () => {
  it.each([
    ['pending', 'pending'],
    ['rejected', 'pending'],
    ['active', 'published'],
    ['withdrawn', 'published'],
  ] as const)('a %s listing is on the %s side', (status, side) => {
    expect(() => assertSide({ status }, side)).not.toThrow();
  });

  it.each([
    ['active', 'pending'],
    ['withdrawn', 'pending'],
    ['pending', 'published'],
    ['rejected', 'published'],
  ] as const)('a %s listing is not on the %s side', (status, side) => {
    expect(() => assertSide({ status }, side)).toThrow(expect.objectContaining({ kind: 'conflict' }));
  });
});
