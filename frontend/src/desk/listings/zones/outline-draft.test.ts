import type { Corner, Outline } from '#common/listings/zones/outline.js';
import { withCorner } from './outline-draft.js';

const SQUARE: Outline = [
  [-38.3, -57.9],
  [-38.3, -57.8],
  [-38.2, -57.8],
  [-38.2, -57.9],
];

it.each<[string, Outline, Corner, number]>([
  ['the first', [], [-38.3, -57.9], 0],
  ['the third', SQUARE.slice(0, 2), [-38.2, -57.8], 2],
  ['south of the first edge', SQUARE, [-38.31, -57.85], 1],
  ['east of the second edge', SQUARE, [-38.25, -57.79], 2],
  ['inside, near the third edge', SQUARE, [-38.21, -57.85], 3],
  ['west of the last edge', SQUARE, [-38.25, -57.91], 4],
])('a corner that is %s is number %#', (_, outline, corner, at) => {
  expect(withCorner(outline, corner)).toEqual(outline.toSpliced(at, 0, corner));
});
