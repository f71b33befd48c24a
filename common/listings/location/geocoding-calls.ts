import type { GeocodingQuery, GeocodingWire } from './geocoding-shapes.js';
import type { Refused } from '../../kernel/calls/call.js';
import { publicRead } from '../../kernel/calls/public-call.js';

/** Geocodes an address. */
export const findAddress = publicRead<GeocodingQuery, GeocodingWire[], Refused<429>>('geocoding/buscar');
