import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fold, oneLine } from '#common/kernel/text.js';
import { SEARCH_TOWNS, TOWN_CENTRES, type Coordinates } from '#common/kernel/places.js';
import { Settings } from '#platform/config/settings.js';
import type { Sweep } from '#platform/database/sweep.js';
import { Problem } from '#platform/process/problem.js';
import { RateLimits, type Limit } from '#platform/security/rate-limits.js';
import { fetchJson } from '#platform/process/fetch-json.js';
import { GEOCODING_MESSAGES } from '#common/listings/location/geocoding-messages.js';
import { GeocodedAddress } from './geocoded-address.entity.js';
import { deadlineMs } from '#platform/timings.js';

/** The service's policy: one request per second for the whole site, with cached results. */
const WHOLE_SITE: Limit = { name: 'geocoder', points: 1, seconds: 1 };

/** Cached results expire after this time. */
export const ADDRESSES_SWEEP: Sweep = {
  table: 'geocoded_addresses',
  condition: `asked_at < now() - interval '90 days'`,
};

/** Geocodes an address through the configured Nominatim-compatible service (wire-contract.md, Geocoding). */
@Injectable()
export class Geocoder {
  constructor(
    private readonly database: DataSource,
    private readonly limits: RateLimits,
    private readonly settings: Settings,
  ) {}

  /**
   * Null for an unknown address.
   * @throws Problem 'unavailable' if the service does not answer
   */
  async find(address: string): Promise<Coordinates | null> {
    const query = oneLine(address);
    const key = fold(query);
    const known = await this.database.getRepository(GeocodedAddress).findOneBy({ query: key });
    if (known) return pointOf(known);
    const point = await this.ask(query);
    await this.database
      .getRepository(GeocodedAddress)
      .upsert({ query: key, latitude: point?.latitude ?? null, longitude: point?.longitude ?? null }, [
        'query',
      ]);
    return point;
  }

  private async ask(query: string): Promise<Coordinates | null> {
    const { GEOCODER_URL, userAgent } = this.settings;
    if (!GEOCODER_URL) throw new Problem('unavailable', GEOCODING_MESSAGES.unavailable);
    await this.limits.wait(WHOLE_SITE, 'site', deadlineMs('geocoderTurn'));
    const url = new URL(GEOCODER_URL);
    url.search = new URLSearchParams({ format: 'json', limit: '1', q: query }).toString();
    try {
      const answer = await fetchJson({ url, timeoutMs: deadlineMs('geocoder'), userAgent });
      return readPoint(answer, fold(query));
    } catch {
      throw new Problem('unavailable', GEOCODING_MESSAGES.unavailable);
    }
  }
}

function pointOf({ latitude, longitude }: GeocodedAddress): Coordinates | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/**
 * Parses Nominatim's `[{lat, lon}, …]`.
 * @throws Error for any other shape, and for a point that is invalid or far from the town that the address names
 */
function readPoint(answer: unknown, folded: string): Coordinates | null {
  if (!Array.isArray(answer)) throw new Error('The response is not a list of places');
  if (answer.length === 0) return null;
  const { lat, lon } = answer[0] as { lat?: unknown; lon?: unknown };
  const point = { latitude: degrees(lat), longitude: degrees(lon) };
  if (!isPlausible(point, folded)) throw new Error('The response is far from the town of the address');
  return point;
}

/** NaN for anything but a number or its text: `Number` makes 0 of null and of an empty text. */
function degrees(value: unknown): number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
    ? Number(value)
    : NaN;
}

/** Half the side of the square around a town's centre in which its addresses are, in degrees: about 50 km. */
const REACH = 0.5;

/** Whether the point is near a town that the address names, or in Argentina if it names none. */
function isPlausible({ latitude, longitude }: Coordinates, folded: string): boolean {
  // Also a name of Mar del Sur (`town-of.ts`).
  const usual = folded.replaceAll('mar del sud', 'mar del sur');
  const named = SEARCH_TOWNS.filter((town) => usual.includes(fold(town))).map((town) => TOWN_CENTRES[town]);
  if (named.length === 0) return isInArgentina({ latitude, longitude });
  return named.some(
    (centre) =>
      Math.abs(latitude - centre.latitude) <= REACH && Math.abs(longitude - centre.longitude) <= REACH,
  );
}

/** Rough bounds; the site has no notices abroad. */
function isInArgentina({ latitude, longitude }: Coordinates): boolean {
  return latitude >= -56 && latitude <= -21 && longitude >= -74 && longitude <= -53;
}
