import { exceeds, VISITOR_LIMITS } from './body-limits.js';

const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1) });
const list = (length: number, item: unknown = 1): unknown[] => Array.from({ length }, () => item);

describe('limits of a body', () => {
  it.each<[string, unknown, boolean]>([
    ['a scalar', 'texto', false],
    ['null', null, false],
    ['an array as long as allowed', { precios: list(VISITOR_LIMITS.items) }, false],
    ['one element more', { precios: list(VISITOR_LIMITS.items + 1) }, true],
    ['as deep as allowed', nested(VISITOR_LIMITS.depth), false],
    ['one level more', nested(VISITOR_LIMITS.depth + 1), true],
    ['as many values as allowed', list(9, list(100)).concat(list(91)), false],
    ['one value more', list(9, list(100)).concat(list(92)), true],
    ['too many fields', Object.fromEntries(list(1_001).map((_, at) => [`campo${at}`, 1])), true],
    ['deeply nested arrays', JSON.parse('['.repeat(5_000) + ']'.repeat(5_000)), true],
  ])('%s', (_, body, expected) => {
    expect(exceeds(body, VISITOR_LIMITS)).toBe(expected);
  });
});
