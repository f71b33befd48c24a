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
