import type { Refused } from '../../kernel/calls/call.js';
import { publicRead } from '../../kernel/calls/public-call.js';

/** Query of geocoding/buscar */
export interface GeocodingQuery {
  /** The address. */
  q: string;
}

/** A point that geocoding/buscar found: degrees as text. */
export interface GeocodingWire {
  lat: string;
  lon: string;
  display_name: string;
}

/** Geocodes an address. */
export const findAddress = publicRead<GeocodingQuery, GeocodingWire[], Refused<429>>('geocoding/buscar');
