import { parameterName } from '#common/kernel/calls/known-parameters.js';
import acceptNegotiator from '@fastify/accept-negotiator';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { QueryParams } from '#common/search/filters/query-reader.js';
import { ContentFeed } from '../database/replica/content-feed.js';
import type { CostlyLimiter } from '../http/input/costly.js';
import { CachedResponse, type Encoding } from './cached-response.js';
import type { ResponseCache } from './response-cache.js';

/** Longer URLs are not cached; the site has no such links. */
const LONGEST_URL = 512;
const NONE: readonly string[] = [];
const ENCODINGS: Encoding[] = ['br', 'gzip'];

interface CachedRoute {
  /** Names of the parameters that the response depends on, without brackets; all others are removed before the route sees them. */
  reads?: readonly string[];
  /** URLs that are not cached. */
  except?: RegExp;
  /** The response does not change with time either, so it is kept until public content changes. */
  untilChange?: boolean;
}

/**
 * Marks a route whose response is the same for every client of a URL and depends only on the public tables, so that it may be cached. Not
 * for responses that depend on the session, on cookies or on the client.
 */
export const Cached = (cached: CachedRoute = {}) => RouteConfig({ cached });

/** A response that is being produced; concurrent requests for the same URL wait for it. */
interface Making {
  version: number;
  end: () => void;
}

interface Finished {
  payload: unknown;
  making: Making;
  goOn: (error: Error | null, payload?: unknown) => void;
}

/**
 * Answers from the cache before any other hook runs, and caches 200 responses of `@Cached()` routes. Concurrent requests for the same URL
 * produce the response once.
 */
export class ResponseCaching {
  private readonly makings = new WeakMap<FastifyRequest, Making>();
  /** URLs under which responses are kept. */
  private readonly keys = new WeakMap<FastifyRequest, string>();
  private readonly underWay = new Map<string, Promise<void>>();

  constructor(
    private readonly feed: ContentFeed,
    private readonly answers: ResponseCache,
    private readonly limiter: CostlyLimiter,
  ) {}

  /** Must be called before the hooks that need a response's final headers. */
  register(server: FastifyInstance): void {
    server.addHook('onRequest', (request, reply, done) => {
      const cached = cachedOf(request);
      if (cached) this.readOnlyKnown(request, cached);
      if (!mayBeCached(request, this.keyOf(request))) return done();
      void this.answer(request, reply, done);
    });
    server.addHook('onSend', (request, reply, ...[payload, done]) => {
      if (request.method !== 'GET' || request.session?.administratorId !== undefined) this.feed.noteWrite();
      const making = this.makings.get(request);
      if (!making) return done(null, payload);
      void this.finish(request, reply, { payload, making, goOn: done });
    });
  }

  /** Removes unknown parameters: they would make the same response again under another URL. */
  private readOnlyKnown(request: FastifyRequest, { reads = NONE }: CachedRoute): void {
    const known = knownOf(reads);
    const query = request.query as Record<string, unknown>;
    for (const name of Object.keys(query)) if (!known.has(parameterName(name))) delete query[name];
    this.keys.set(request, this.answers.keyOf(request.url, known));
  }

  private keyOf(request: FastifyRequest): string {
    return this.keys.get(request) ?? request.url;
  }

  private async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    goOn: (error?: Error) => void,
  ): Promise<void> {
    try {
      const found = this.answers.find(this.keyOf(request)) ?? (await this.waitOrMake(request, reply));
      if (found) void reply.send(await head(found, request, reply));
      else goOn();
    } catch (error) {
      goOn(error as Error);
    }
  }

  /** The response that a concurrent request has produced; undefined if this request has to produce it. */
  private async waitOrMake(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<CachedResponse | undefined> {
    const url = this.keyOf(request);
    if (!(await this.feed.ensureCurrent())) return undefined;
    await this.feed.followed();
    const others = this.underWay.get(url);
    if (others) {
      await others;
      return this.answers.find(url);
    }
    const make = () => this.answers.find(url) ?? this.answers.make(url, request.query as QueryParams);
    const found = this.answers.canMake(url)
      ? await this.limiter.instantly(request.ip, make)
      : this.answers.find(url);
    if (!found) this.begin(request, reply);
    return found;
  }

  private begin(request: FastifyRequest, reply: FastifyReply): void {
    const url = this.keyOf(request);
    this.underWay.set(
      url,
      new Promise((resolve) => {
        const end = (): void => {
          this.makings.delete(request);
          this.underWay.delete(url);
          resolve();
        };
        this.makings.set(request, { version: this.feed.version, end });
        // Also runs if the request fails or the client disconnects.
        reply.raw.once('close', () => this.makings.get(request)?.end());
      }),
    );
  }

  private async finish(
    request: FastifyRequest,
    reply: FastifyReply,
    { payload, making, goOn }: Finished,
  ): Promise<void> {
    try {
      goOn(null, await this.keep(request, reply, { payload, version: making.version }));
    } catch (error) {
      goOn(error as Error);
    } finally {
      making.end();
    }
  }

  /** Caches a complete response and returns the payload to send. */
  private async keep(
    request: FastifyRequest,
    reply: FastifyReply,
    { payload, version }: { payload: unknown; version: number },
  ): Promise<unknown> {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (reply.statusCode !== 200 || !isWhole || reply.hasHeader('set-cookie')) return payload;
    const { untilChange = false } = cachedOf(request)!;
    const answer = this.answers.keep(
      this.keyOf(request),
      new CachedResponse(Buffer.from(payload), describing(reply)),
      { version, untilChange },
    );
    return head(answer, request, reply);
  }
}

function cachedOf({ routeOptions }: FastifyRequest): CachedRoute | undefined {
  return (routeOptions.config as { cached?: CachedRoute }).cached;
}

function mayBeCached(request: FastifyRequest, key: string): boolean {
  const { method, url } = request;
  const cached = cachedOf(request);
  return cached !== undefined && method === 'GET' && key.length <= LONGEST_URL && !cached.except?.test(url);
}

/** By the list, which is the same object for each request of a route. */
const KNOWN = new WeakMap<readonly string[], ReadonlySet<string>>();

function knownOf(reads: readonly string[]): ReadonlySet<string> {
  const known = KNOWN.get(reads) ?? new Set(reads);
  KNOWN.set(reads, known);
  return known;
}

function describing(reply: FastifyReply): Record<string, string> {
  const cache = reply.getHeader('cache-control');
  return {
    'content-type': String(reply.getHeader('content-type')),
    ...(cache ? { 'cache-control': String(cache) } : {}),
  };
}

/** Sets status and headers and returns the payload. */
async function head(
  answer: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer | string> {
  const { bytes, headers } = await answer.variant(encodingFor(request));
  void reply.headers(headers);
  if (!hasAlready(request.headers['if-none-match'], headers['etag']!)) return bytes;
  void reply.code(304);
  return '';
}

function encodingFor({ headers }: FastifyRequest): Encoding | null {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined || accepted === 'identity') return null;
  return acceptNegotiator.negotiate(accepted, ENCODINGS) as Encoding | null;
}

/** Whether `If-None-Match` contains the ETag, by weak comparison (RFC 9110, 13.1.2). */
function hasAlready(named: string | undefined, etag: string): boolean {
  if (named === undefined) return false;
  return named.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');
}
