import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { searchListings } from '#common/search/query/search-calls.js';
import { RESULTS_PATH } from '#common/search/query/search-path.js';
import { visitorAddress } from '#platform/process/visitor-address.js';
import { CountSearches } from './count-searches.js';

const FOUND = new Set([200, 304]);
const ROBOTS = /bot|crawl|spider|slurp|preview|headless|lighthouse/i;

/**
 * Notes searches of browsers after the response, so that cached responses count too. Browsers send `Sec-Fetch-Mode`
 * (Fetch Metadata, W3C); most scripts do not. A page that a browser fetches in advance is no search yet.
 */
@Injectable()
export class SearchWatch implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly searches: CountSearches,
  ) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    server.addHook('onResponse', (request, reply, done) => {
      if (isSearch(request, reply)) this.searches.note(request.url, visitorOf(request));
      done();
    });
  }
}

function isSearch({ method, url, headers }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  if (method !== 'GET' || !FOUND.has(statusCode)) return false;
  if (!url.startsWith(RESULTS_PATH) && !url.startsWith(searchListings.path)) return false;
  const isBrowser = headers['sec-fetch-mode'] !== undefined && headers['sec-purpose'] === undefined;
  return isBrowser && !ROBOTS.test(headers['user-agent'] ?? '');
}

/** Kept in memory for at most an hour, and never written. */
function visitorOf({ ip, headers }: FastifyRequest): string {
  return `${visitorAddress(ip)} ${headers['user-agent'] ?? ''}`;
}
