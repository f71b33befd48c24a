import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { nearbyPoint } from '#common/listings/location/approximate-point.js';
import { SharedSeeds } from '#platform/secrets/shared-seeds.js';
import type { KnownLocation } from './public-location.js';

/**
 * Name of the seed. The seed is stored in the database, like the true points, and is never rotated: another seed would move every point.
 */
const SEED = 'approximate-points';
/** Number of digest bytes that give a fraction between 0 and 1. */
const BYTES = 6;
/** Precision of stored locations. */
const DECIMALS = 6;

type ShownPoint = Pick<KnownLocation, 'shownLatitude' | 'shownLongitude'>;

/**
 * Points that are shown instead of true ones (public-site.md §2, Approximate locations). They are derived from the true point and a
 * secret. Saving a location again gives the same point, so points cannot be averaged, and the true point cannot be computed without the
 * secret. Rounding would leave a home at the edge of a cell exact, and a new point for each save could be averaged.
 */
@Injectable()
export class ShownPoints {
  private seed: Promise<string> | undefined;

  constructor(private readonly seeds: SharedSeeds) {}

  /** The point to show for a location; none if the true one may be shown or is missing. */
  async of({
    approximate,
    latitude,
    longitude,
  }: Pick<KnownLocation, 'approximate' | 'latitude' | 'longitude'>): Promise<ShownPoint> {
    if (!approximate || latitude === null || longitude === null)
      return { shownLatitude: null, shownLongitude: null };
    const text = `${latitude.toFixed(DECIMALS)} ${longitude.toFixed(DECIMALS)}`;
    const bytes = await this.digestOf(text);
    const shareAt = (place: number): number => bytes.readUIntBE(place, BYTES) / 2 ** (8 * BYTES);
    const shown = nearbyPoint({ latitude, longitude }, shareAt(0), shareAt(BYTES));
    return { shownLatitude: shown.latitude, shownLongitude: shown.longitude };
  }

  private async digestOf(text: string): Promise<Buffer> {
    this.seed ??= this.seeds.of(SEED);
    const seed = await this.seed.catch((error: unknown) => {
      this.seed = undefined;
      throw error;
    });
    return createHmac('sha256', seed).update(text).digest();
  }
}
