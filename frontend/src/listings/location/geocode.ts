import type { RequestOf } from '#common/kernel/calls/call.js';
import { findAddress } from '#common/listings/location/geocoding-calls.js';
import { GEOCODING_MESSAGES } from '#common/listings/location/geocoding-messages.js';
import type { Coordinates } from '#common/kernel/places.js';
import { getJson, readError } from '../../app/api.js';
import { readDegrees } from './coordinates.js';

/** Result of an address search: a point, or the reason why there is none. */
export type Geocoded = { point: Coordinates } | { fault: string };

/** Geocodes an address through our server; never throws, because the pin can be set manually. */
export async function geocode(
  address: string,
  find: (query: RequestOf<typeof findAddress>) => Promise<unknown> = (query) => getJson(findAddress, query),
): Promise<Geocoded> {
  try {
    const point = firstPoint(await find({ q: address }));
    return point ? { point } : { fault: GEOCODING_MESSAGES.notFound };
  } catch (error) {
    return { fault: readError(error).message || GEOCODING_MESSAGES.unavailable };
  }
}

function firstPoint(answer: unknown): Coordinates | undefined {
  const [first] = Array.isArray(answer) ? (answer as { lat?: unknown; lon?: unknown }[]) : [];
  const latitude = readDegrees(String(first?.lat ?? ''), 90);
  const longitude = readDegrees(String(first?.lon ?? ''), 180);
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}
