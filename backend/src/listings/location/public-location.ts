import type { StreetAddress } from '#common/listings/location/address.js';

/** A location with what the site may show of it. */
export interface KnownLocation extends StreetAddress {
  latitude: number | null;
  longitude: number | null;
  /** Whether the owner wants only the surroundings to be shown. */
  approximate: boolean;
  /** The point that is shown for an approximate location; null without one. */
  shownLatitude: number | null;
  shownLongitude: number | null;
}

/** The location as anybody may see it: an approximate one has another point nearby, and no number, floor or door. */
export function publicLocation<Known extends KnownLocation>(location: Known): Known {
  if (!location.approximate) return location;
  const { shownLatitude: latitude, shownLongitude: longitude } = location;
  return { ...location, latitude, longitude, streetNumber: '', floor: '', apartment: '' };
}
