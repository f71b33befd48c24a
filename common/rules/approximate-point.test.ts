import { APPROXIMATE_METRES } from '../vocabulary/limits.js';
import { nearbyPoint } from './approximate-point.js';

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
