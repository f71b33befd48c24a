import { fc } from '../../../../test/support/property.js';
import { NEAREST_ZOOM, tilesOf, tileUnits, worldPoint } from '#common/search/map/map-tiles.js';
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

describe('a window of two by two tiles', () => {
  const ZOOM = 12;
  const TILE = tileUnits(ZOOM);
  const CELL = TILE / 4;
  const WINDOW = { zoom: ZOOM, west: 10, north: 20, east: 11, south: 21 };
  const WEST = 10 * TILE;
  const NORTH = 20 * TILE;

  /** Groups of points given in cells from the window's north-west corner, their centres in the same unit. */
  function groupsOf(points: readonly (readonly [number, number])[]) {
    const grid = new MapGrid(WINDOW);
    points.forEach(([x, y], key) => grid.add(key, WEST + x * CELL, NORTH + y * CELL));
    return grid.groups().map((group) => {
      const { x, y } = worldPoint(group.at);
      return {
        ...group,
        at: [(x - WEST) / CELL, (y - NORTH) / CELL].map((cells) => Math.round(cells * 1_000) / 1_000),
      };
    });
  }

  it.each([
    ['its north-west corner', [0, 0], 1],
    ['just inside its east edge', [7.999, 4], 1],
    ['just inside its south edge', [4, 7.999], 1],
    ['its east edge', [8, 4], 0],
    ['its south edge', [4, 8], 0],
    ['west of it', [-0.001, 4], 0],
    ['north of it', [4, -0.001], 0],
  ] as const)('groups a point at %s: %p', (_where, point, count) => {
    expect(groupsOf([point])).toHaveLength(count);
  });

  it('shows a single point where it is', () => {
    expect(groupsOf([[2.1, 3.9]])).toEqual([{ kind: 'place', count: 1, at: [2.1, 3.9], keys: [0] }]);
  });

  it('shows a cluster at the mean of its points, and lists nothing of it', () => {
    const [cluster, ...others] = groupsOf([
      [2.4, 3.5],
      [2.5, 3.6],
      [2.6, 3.4],
    ]);
    expect(others).toEqual([]);
    expect(cluster).toMatchObject({ kind: 'cluster', count: 3, at: [2.5, 3.5] });
    expect(cluster).not.toHaveProperty('keys');
  });

  it.each([
    ['north-west', [2.01, 3.02], [2.02, 3.01], [2.35, 3.35]],
    ['south-east', [2.99, 3.98], [2.98, 3.99], [2.65, 3.65]],
  ] as const)('keeps a cluster in the %s of its cell off the edges', (_where, one, other, at) => {
    expect(groupsOf([one, other])).toMatchObject([{ kind: 'cluster', at }]);
  });

  it('is a cluster where points differ in one coordinate alone', () => {
    expect(
      groupsOf([
        [2.5, 3.4],
        [2.5, 3.6],
      ]),
    ).toMatchObject([{ kind: 'cluster', count: 2 }]);
    expect(
      groupsOf([
        [2.4, 3.5],
        [2.6, 3.5],
      ]),
    ).toMatchObject([{ kind: 'cluster', count: 2 }]);
  });

  it('separates points of adjacent cells, and orders groups by rows from the north-west', () => {
    const groups = groupsOf([
      [3.5, 5.5],
      [7.5, 0.5],
      [0.5, 1.5],
      [3.6, 4.9],
    ]);
    expect(groups.map(({ at }) => at)).toEqual([
      [7.5, 0.5],
      [0.5, 1.5],
      [3.6, 4.9],
      [3.5, 5.5],
    ]);
  });

  it.each([
    ['half a cell', [2.2, 3.5], [2.7, 3.5], ZOOM + 1],
    ['a quarter from east to west', [2.6, 3.6], [2.9, 3.6], ZOOM + 2],
    ['a quarter from north to south', [2.6, 3.9], [2.6, 3.6], ZOOM + 2],
    ['a hundredth', [2.505, 3.505], [2.515, 3.515], ZOOM + 7],
  ] as const)('separates points that are %s of a cell apart at the lowest zoom', (_far, one, other, zoom) => {
    expect(groupsOf([one, other])).toMatchObject([{ kind: 'cluster', zoom }]);
  });

  it('separates points a few metres apart at the nearest zoom only', () => {
    expect(
      groupsOf([
        [2.5001, 3.5001],
        [2.5002, 3.5002],
      ]),
    ).toMatchObject([{ kind: 'cluster', zoom: NEAREST_ZOOM }]);
  });
});
