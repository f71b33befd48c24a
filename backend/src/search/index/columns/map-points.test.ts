import { tilesOf } from '#common/search/map/map-tiles.js';
import { MapPoints } from './map-points.js';

const MIRAMAR = { latitude: -38.2711, longitude: -57.8397 };
const MAR_DEL_PLATA = { latitude: -38.0023, longitude: -57.5575 };
const NOWHERE = { latitude: null, longitude: null };

/** A window around a place, with half sides in degrees. */
const around = ({ latitude, longitude }: typeof MIRAMAR, half: number, zoom: number) =>
  tilesOf(
    { south: latitude - half, west: longitude - half, north: latitude + half, east: longitude + half },
    zoom,
  );

describe('points on the map', () => {
  const near = (points: MapPoints, ...window: Parameters<typeof around>): number[] => {
    const found: number[] = [];
    points.forEachNear(around(...window), (place) => found.push(place));
    return found.toSorted((one, other) => one - other);
  };

  it.each([
    ['a block', MIRAMAR, 0.0005, 18, [1, 2]],
    ['a town', MIRAMAR, 0.02, 14, [1, 2]],
    ['the other town', MAR_DEL_PLATA, 0.02, 14, [3]],
    ['the coast', MIRAMAR, 0.5, 9, [1, 2, 3]],
    ['open sea', { latitude: -39, longitude: -57 }, 0.02, 14, []],
  ])('are found in a window of %s', (_, centre, half, zoom, found) => {
    const points = new MapPoints();
    points.set(1, MIRAMAR);
    points.set(2, { latitude: MIRAMAR.latitude + 0.0001, longitude: MIRAMAR.longitude });
    points.set(3, MAR_DEL_PLATA);
    points.set(4, NOWHERE);
    expect(near(points, centre, half, zoom)).toEqual(found);
    expect([...points.located.toArray()]).toEqual([1, 2, 3]);
  });

  it('are found where they are now, after a move, a removal and growth', () => {
    const points = new MapPoints();
    for (let place = 0; place < 3_000; place++) points.set(place, MIRAMAR);
    points.set(7, MAR_DEL_PLATA);
    points.set(8, NOWHERE);
    points.set(8, NOWHERE);
    expect(near(points, MAR_DEL_PLATA, 0.001, 17)).toEqual([7]);
    const there = near(points, MIRAMAR, 0.001, 17);
    expect([there.length, there.includes(7), there.includes(8), points.located.size]).toEqual([
      2_998,
      false,
      false,
      2_999,
    ]);
    points.set(7, NOWHERE);
    expect(near(points, MAR_DEL_PLATA, 0.001, 17)).toEqual([]);
  });
});
