import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  findAddress,
  type GeocodingQuery,
  type GeocodingWire,
} from '#common/listings/location/geocoding-calls.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { Answers, Asked } from '#platform/http/answers/answers.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { Problem } from '#platform/process/problem.js';
import { NetworkLimits } from '#platform/security/network-limits.js';
import type { Limit } from '#platform/security/rate-limits.js';
import { Geocoder } from './geocoder.js';

const MOST_LENGTH = 200;
const PER_NETWORK: Limit = { name: 'geocoding', points: 60, seconds: 600 };

/** `search?format=json&q=…` with Nominatim's response format (wire-contract.md, Geocoding). */
@Controller()
export class GeocodingController {
  constructor(
    private readonly geocoder: Geocoder,
    private readonly limits: NetworkLimits,
  ) {}

  @Answers(findAddress)
  async search(
    @Asked() values: QueryValues<GeocodingQuery>,
    @Req() { ip }: FastifyRequest,
  ): Promise<GeocodingWire[]> {
    const query = values.text('q', MOST_LENGTH);
    if (!query) throw Problem.invalid({ q: [ERROR_MESSAGES.invalid] });
    await this.limits.consume(PER_NETWORK, ip);
    const point = await this.geocoder.find(query);
    return point
      ? [{ lat: point.latitude.toFixed(6), lon: point.longitude.toFixed(6), display_name: query }]
      : [];
  }
}
