import { COASTLINE } from './coastline.js';
import { METRES_PER_DEGREE, type Coordinates } from '../../kernel/places.js';
import { FARTHEST_METRES, SEA_STEP_METRES } from './sea-distance.js';

/** A point in metres east and north of the place that distances are measured from. */
interface Offset {
  east: number;
  north: number;
}

/**
 * Distance from a point to the nearest point of the coastline in a straight line, in metres. It is rounded up to 100 m, so that the site
 * never shows less than the true distance.
 * @param place the point that the site shows; for an approximate location it is not the true one (public-site.md §2, Approximate locations)
 * @returns null without a point, and beyond 5 km
 */
export function metresToSea({
  latitude,
  longitude,
}: {
  latitude: number | null;
  longitude: number | null;
}): number | null {
  if (latitude === null || longitude === null) return null;
  const metres = distanceToCoast({ latitude, longitude });
  const rounded = Math.max(Math.ceil(metres / SEA_STEP_METRES), 1) * SEA_STEP_METRES;
  return rounded > FARTHEST_METRES ? null : rounded;
}

/** In metres, on a plane through the point: some 5 km around it the error is below a metre. */
export function distanceToCoast(place: Coordinates): number {
  const perLongitude = METRES_PER_DEGREE * Math.cos((place.latitude * Math.PI) / 180);
  let nearest = Infinity;
  let start: Offset | undefined;
  for (const [longitude, latitude] of COASTLINE) {
    const end = {
      east: (longitude - place.longitude) * perLongitude,
      north: (latitude - place.latitude) * METRES_PER_DEGREE,
    };
    if (start) nearest = Math.min(nearest, distanceToSegment(start, end));
    start = end;
  }
  return nearest;
}

function distanceToSegment(start: Offset, end: Offset): number {
  const along = { east: end.east - start.east, north: end.north - start.north };
  const length = along.east ** 2 + along.north ** 2;
  const share = -(start.east * along.east + start.north * along.north) / length;
  const nearest = Math.min(Math.max(share, 0), 1);
  return Math.hypot(start.east + nearest * along.east, start.north + nearest * along.north);
}
