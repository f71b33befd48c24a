import { Injectable } from '@nestjs/common';
import { nearbyPoint } from '#common/rules/approximate-point.js';
import { Signatures } from '#platform/secrets/signatures.js';
import type { KnownLocation } from '../domain/public-location.js';

const PURPOSE = 'approximate-points';
/** Bytes of a share between 0 and 1. */
const BYTES = 6;
/** As locations are stored. */
const DECIMALS = 6;

type ShownPoint = Pick<KnownLocation, 'shownLatitude' | 'shownLongitude'>;

/**
 * Points that are shown instead of true ones (docs/decisions/0059). They follow from the true point and a secret: saving a location again
 * gives the same point, so several of them cannot be averaged, and nobody without the secret can compute the true one.
 */
@Injectable()
export class ShownPoints {
  constructor(private readonly signatures: Signatures) {}

  /** The point to show for a location; none if the true one may be shown or is missing. */
  async of({
    approximate,
    latitude,
    longitude,
  }: Pick<KnownLocation, 'approximate' | 'latitude' | 'longitude'>): Promise<ShownPoint> {
    if (!approximate || latitude === null || longitude === null)
      return { shownLatitude: null, shownLongitude: null };
    const text = `${latitude.toFixed(DECIMALS)} ${longitude.toFixed(DECIMALS)}`;
    const bytes = Buffer.from(await this.signatures.sign(PURPOSE, text), 'base64url');
    const shareAt = (place: number): number => bytes.readUIntBE(place, BYTES) / 2 ** (8 * BYTES);
    const shown = nearbyPoint({ latitude, longitude }, shareAt(0), shareAt(BYTES));
    return { shownLatitude: shown.latitude, shownLongitude: shown.longitude };
  }
}
