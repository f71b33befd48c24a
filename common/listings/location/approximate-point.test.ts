import { nearbyPoint, APPROXIMATE_METRES } from './approximate-point.js';

const MIRAMAR = { latitude: -38.2706, longitude: -57.8386 };
const EARTH_METRES = 6_371_000;

/** Great-circle distance by the haversine formula. */
function metresBetween(one: typeof MIRAMAR, other: typeof MIRAMAR): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const half = (angle: number): number => Math.sin(radians(angle) / 2) ** 2;
  const a =
    half(other.latitude - one.latitude) +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      half(other.longitude - one.longitude);
  return 2 * EARTH_METRES * Math.asin(Math.sqrt(a));
}

const SHARES = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 0.999];

describe('a point that is shown instead of another', () => {
  it.each(SHARES.flatMap((direction) => SHARES.map((distance) => [direction, distance] as const)))(
    'direction %f, distance %f: between 50 and 150 m away',
    (direction, distance) => {
      const metres = metresBetween(MIRAMAR, nearbyPoint(MIRAMAR, direction, distance));
      expect(metres).toBeGreaterThan(APPROXIMATE_METRES.least * 0.99);
      expect(metres).toBeLessThan(APPROXIMATE_METRES.most * 1.01);
    },
  );
});

describe('the direction of the point', () => {
  it.each([
    [0, 'north', 1, 0],
    [0.25, 'east', 0, 1],
    [0.5, 'south', -1, 0],
    [0.75, 'west', 0, -1],
  ])('%f is %s', (direction, _name, north, east) => {
    const { latitude, longitude } = nearbyPoint(MIRAMAR, direction, 0.5);
    expect(Math.sign(Math.round((latitude - MIRAMAR.latitude) * 1e5))).toBe(north);
    expect(Math.sign(Math.round((longitude - MIRAMAR.longitude) * 1e5))).toBe(east);
  });

  it('is as often in the outer half of the ring’s area as in the inner one', () => {
    const { least, most } = APPROXIMATE_METRES;
    const middle = Math.sqrt((least ** 2 + most ** 2) / 2);
    expect(metresBetween(MIRAMAR, nearbyPoint(MIRAMAR, 0.1, 0.5)) / middle).toBeCloseTo(1, 2);
  });
});
