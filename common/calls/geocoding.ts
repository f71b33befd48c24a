import type { GeocodingQuery, GeocodingWire } from '../wire/geocoding.js';
import type { Refused } from './call.js';
import { publicRead } from './public-call.js';

/** Geocodes an address. */
export const findAddress = publicRead<GeocodingQuery, GeocodingWire[], Refused<429>>('geocoding/buscar');
