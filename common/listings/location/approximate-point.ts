import { METRES_PER_DEGREE, type Coordinates } from '../../kernel/places.js';

/**
 * A point near another one, uniformly distributed over the ring between the least and the greatest distance.
 * @param direction 0 to 1
 * @param distance 0 to 1
 */
export function nearbyPoint(
  { latitude, longitude }: Coordinates,
  direction: number,
  distance: number,
): Coordinates {
  const { least, most } = APPROXIMATE_METRES;
  const metres = Math.sqrt(least ** 2 + distance * (most ** 2 - least ** 2));
  const angle = direction * 2 * Math.PI;
  const perLongitude = METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  return {
    latitude: latitude + (metres * Math.cos(angle)) / METRES_PER_DEGREE,
    longitude: longitude + (metres * Math.sin(angle)) / perLongitude,
  };
}

/** Distance between the shown point of an approximate location and the true one, in metres. */
export const APPROXIMATE_METRES = { least: 50, most: 150 } as const;
