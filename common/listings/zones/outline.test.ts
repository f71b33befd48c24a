import { TOWN_CENTRES } from '../../kernel/places.js';
import { fc } from '../../../test/support/property.js';
import { contains, outlineFault, overlap, type Corner, type Outline } from './outline.js';

/** Corners in thousandths of a degree from the centre of Miramar. */
const CENTRE = TOWN_CENTRES.Miramar;
const at = (north: number, east: number): Corner => [
  CENTRE.latitude + north / 1_000,
  CENTRE.longitude + east / 1_000,
];
const drawn = (...corners: [number, number][]): Outline => corners.map(([north, east]) => at(north, east));

const SQUARE = drawn([0, 0], [0, 4], [4, 4], [4, 0]);
const L_SHAPE = drawn([0, 0], [0, 4], [2, 4], [2, 2], [4, 2], [4, 0]);

describe('an outline', () => {
  it.each<[string, Outline, string | null]>([
    ['a square', SQUARE, null],
    ['a square the other way round', SQUARE.toReversed(), null],
    ['an L', L_SHAPE, null],
    ['two points', drawn([0, 0], [4, 4]), 'few'],
    ['too many points', Array.from({ length: 61 }, (_, n) => at(Math.cos(n / 10), Math.sin(n / 10))), 'many'],
    ['a point in another town', [...SQUARE, [-38.0055, -57.5426]], 'far'],
    ['no number', [...SQUARE, [Number.NaN, CENTRE.longitude]], 'far'],
    ['a bow tie', drawn([0, 0], [4, 4], [0, 4], [4, 0]), 'crosses'],
    ['a border that touches itself', drawn([0, 0], [0, 4], [4, 4], [0, 2], [4, 0]), 'crosses'],
    ['a spike', drawn([0, 0], [0, 4], [4, 4], [8, 8], [4, 4], [4, 0]), 'crosses'],
    ['a border that goes back', drawn([0, 0], [0, 4], [0, 2], [4, 2]), 'crosses'],
    ['the same point twice', drawn([0, 0], [0, 0], [0, 4], [4, 4]), 'crosses'],
    ['points on a line', drawn([0, 0], [1, 1], [2, 2]), 'crosses'],
  ])('%s: %s → %s', (_, outline, fault) => {
    expect(outlineFault(outline, CENTRE)).toBe(fault);
  });

  it.each<[string, Outline, [number, number], boolean]>([
    ['inside', SQUARE, [2, 2], true],
    ['outside', SQUARE, [2, 5], false],
    ['level with a corner', SQUARE, [4, -1], false],
    ['in the notch of an L', L_SHAPE, [3, 3], false],
    ['in the foot of an L', L_SHAPE, [1, 3], true],
  ])('holds a point %s', (_, outline, [north, east], isInside) => {
    expect(contains(outline, at(north, east))).toBe(isInside);
  });

  it('that shares a border with another holds no point of it', () => {
    const neighbour = drawn([0, 4], [0, 8], [4, 8], [4, 4]);
    const degrees = fc.double({ min: 0.001, max: 3.999, noNaN: true });
    fc.assert(
      fc.property(degrees, degrees, (north, east) => {
        const inFirst = contains(SQUARE, at(north, east));
        expect([inFirst, contains(neighbour, at(north, east))]).toEqual([true, false]);
      }),
    );
    expect([contains(SQUARE, at(2, 4)), contains(neighbour, at(2, 4))].filter(Boolean)).toHaveLength(1);
  });

  it.each<[string, Outline, boolean]>([
    ['a neighbour with the same border', drawn([0, 4], [0, 8], [4, 8], [4, 4]), false],
    ['one further away', drawn([0, 5], [0, 8], [4, 8]), false],
    ['one across the border', drawn([1, 3], [1, 8], [3, 8], [3, 3]), true],
    ['one within', drawn([1, 1], [1, 2], [2, 2]), true],
    ['one around', drawn([-1, -1], [-1, 9], [9, 9], [9, -1]), true],
  ])('overlaps %s: %s', (_, other, isShared) => {
    expect(overlap(SQUARE, other)).toBe(isShared);
    expect(overlap(other, SQUARE)).toBe(isShared);
  });
});
