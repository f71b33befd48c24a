import fc from 'fast-check';
import { NEAREST_ZOOM, tilesOf, worldPoint } from '#common/rules/map-tiles.js';
import { MapGrid, MOST_AT_A_PLACE } from './map-grid.js';

const COAST = { south: -38.3, west: -57.9, north: -38.2, east: -57.8 };
const onTheCoast = fc.record({
  latitude: fc.double({ min: COAST.south, max: COAST.north, noNaN: true }),
  longitude: fc.double({ min: COAST.west, max: COAST.east, noNaN: true }),
});

function gridOf(points: readonly { latitude: number; longitude: number }[], zoom: number): MapGrid {
  const grid = new MapGrid(tilesOf(COAST, zoom));
  points.forEach((point, key) => {
    const { x, y } = worldPoint(point);
    grid.add(key, x, y);
  });
  return grid;
}

describe('groups of the map', () => {
  it('hold every point of the window once', () => {
    fc.assert(
      fc.property(
        fc.array(onTheCoast, { maxLength: 60 }),
        fc.integer({ min: 8, max: 13 }),
        (points, zoom) => {
          const groups = gridOf(points, zoom).groups();
          expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(points.length);
          const keys = groups.flatMap((group) => (group.kind === 'place' ? group.keys : []));
          expect(new Set(keys).size).toBe(keys.length);
        },
      ),
    );
  });

  it('come apart at the zoom that they name', () => {
    fc.assert(
      fc.property(fc.array(onTheCoast, { minLength: 2, maxLength: 30 }), (points) => {
        for (const group of gridOf(points, 10).groups()) {
          if (group.kind === 'place') continue;
          const area = {
            south: group.at.latitude - 0.09,
            west: group.at.longitude - 0.09,
            north: group.at.latitude + 0.09,
            east: group.at.longitude + 0.09,
          };
          if (group.zoom > 13) continue;
          const grid = new MapGrid(tilesOf(area, group.zoom));
          points.forEach((point, key) => grid.add(key, worldPoint(point).x, worldPoint(point).y));
          expect(grid.groups().length).toBeGreaterThan(1);
        }
      }),
    );
  });

  it('are one place where all have the same coordinates, with as many named as a popup turns through', () => {
    const same = { latitude: -38.27, longitude: -57.84 };
    const [group] = gridOf(
      Array.from({ length: MOST_AT_A_PLACE + 5 }, () => same),
      12,
    ).groups();
    expect(group).toMatchObject({ kind: 'place', count: MOST_AT_A_PLACE + 5 });
    expect(group?.kind === 'place' && group.keys).toHaveLength(MOST_AT_A_PLACE);
    expect(group!.at.latitude).toBeCloseTo(same.latitude, 6);
    expect(group!.at.longitude).toBeCloseTo(same.longitude, 6);
  });

  it('are places alone at the nearest zoom', () => {
    const point = { latitude: -38.27, longitude: -57.84 };
    const near = { latitude: -38.270_05, longitude: -57.840_05 };
    const grid = new MapGrid(
      tilesOf({ south: -38.2702, west: -57.8402, north: -38.2698, east: -57.8398 }, NEAREST_ZOOM),
    );
    [point, near].forEach((one, key) => grid.add(key, worldPoint(one).x, worldPoint(one).y));
    expect(grid.groups().map(({ kind }) => kind)).toEqual(['place', 'place']);
  });

  it('keep off the edges of their cells, so that discs never touch', () => {
    fc.assert(
      fc.property(fc.array(onTheCoast, { minLength: 20, maxLength: 80 }), (points) => {
        const pixels = gridOf(points, 12)
          .groups()
          .filter(({ kind }) => kind === 'cluster')
          .map(({ at }) => worldPoint(at))
          .map(({ x, y }) => ({ x: x / 2 ** 10, y: y / 2 ** 10 }));
        pixels.forEach((one, index) => {
          for (const other of pixels.slice(index + 1))
            expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(44);
        });
      }),
    );
  });
});
