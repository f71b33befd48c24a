import { Injectable } from '@nestjs/common';
import { inNameOrder, withKnownParameters } from '#common/kernel/calls/known-parameters.js';
import { INTERNAL_LIMITS } from '#common/kernel/limits.js';
import type { QueryParams } from '#common/search/filters/query-reader.js';
import { ContentFeed } from '../database/replica/content-feed.js';
import { parseQueryString } from '../http/input/query-string.js';
import { CachedResponse } from './cached-response.js';
import { deadlineMs } from '../timings.js';

/** Size limit of all cached responses; the least recently used are evicted first. */
const MOST_BYTES = INTERNAL_LIMITS.cachedResponses * 1024 * 1024;
/** Larger responses are not cached, because they would evict many others. */
const LARGEST = 8 * 1024 * 1024;
/** Responses that are not valid any more are kept that long after their last use, because most changes leave most of them as they are. */
const IDLE_MS = 60_000;

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/**
 * Makes the body of a response from the parameters of its URL; undefined if it would have to wait for something, or if the route has to answer
 * a fault.
 */
export type MakeBody = (params: QueryParams) => Buffer | undefined;

interface Entry {
  answer: CachedResponse;
  version: number;
  /** As `performance.now()`; infinity for a response that does not change with time. */
  expiresAt: number;
  size: number;
  /** As `performance.now()`. */
  usedAt: number;
}

interface Kept {
  version: number;
  /** The response changes only with the content, not with time. */
  untilChange?: boolean;
}

/** Cached responses of public URLs, valid for the current content of the database (docs/decisions/0026). */
@Injectable()
export class ResponseCache {
  private readonly entries = new Map<string, Entry>();
  /** Names of the parameters of the calls that were asked, by path. */
  private readonly known = new Map<string, ReadonlySet<string>>();
  /** By path. */
  private readonly makers = new Map<string, MakeBody>();
  private readonly maxAgeMs = deadlineMs('cachedResponse');
  private bytes = 0;
  /** When responses that are no longer valid were last dropped, as `performance.now()`. */
  private sweptAt = -Infinity;
  /** Lookups since the start of the process. */
  hits = 0;
  misses = 0;

  constructor(private readonly feed: ContentFeed) {}

  /** Bytes of all cached responses. */
  get size(): number {
    return this.bytes;
  }

  /**
   * The URL under which a response is kept: with the known parameters alone, in the order of their names.
   * @param known names of the route's parameters; by default those of its last request
   */
  keyOf(url: string, known?: ReadonlySet<string>): string {
    const path = url.split('?', 1)[0]!;
    const isCall = path.startsWith('/api/');
    if (known && isCall) this.known.set(path, known);
    const names = known ?? this.known.get(path);
    return names ? inNameOrder(withKnownParameters(url, names)) : url;
  }

  /** Makes the JSON responses of a path from memory whenever that is possible (`make`). */
  makeAtOnce(path: string, makeBody: MakeBody): void {
    this.makers.set(path, makeBody);
  }

  /** The response for a URL; undefined if none is cached or its validity cannot be confirmed. */
  find(url: string): CachedResponse | undefined {
    const answer = this.lookUp(url);
    if (answer) this.hits += 1;
    else this.misses += 1;
    return answer;
  }

  /** Whether responses of the URL's path are made from memory. */
  canMake(url: string): boolean {
    return this.makers.has(url.split('?', 1)[0]!);
  }

  /**
   * Makes the response for a URL from memory, the first one or another one after a change; undefined if that is not possible. Its encodings
   * and its ETag are kept if it is still the same.
   * @param params those of the URL, if they were read already
   */
  make(url: string, params?: QueryParams): CachedResponse | undefined {
    if (!this.feed.isCurrent()) return undefined;
    const [path = '', query = ''] = url.split(/\?(.*)/s);
    const makeBody = this.makers.get(path);
    const { version } = this.feed;
    const body = makeBody && orNone(() => makeBody(params ?? (parseQueryString(query) as QueryParams)));
    if (!body) return undefined;
    const before = this.entries.get(url)?.answer;
    return this.keep(url, before?.withBody(body) ?? new CachedResponse(body, JSON_TYPE), { version });
  }

  /**
   * Caches a response, unless the content has changed since that version or the response is too large.
   * @returns the response to send: the one before, with its encodings, if it is the same
   */
  keep(url: string, made: CachedResponse, { version, untilChange = false }: Kept): CachedResponse {
    const before = this.entries.get(url);
    const answer = before?.answer.equals(made) ? before.answer : made;
    if (version !== this.feed.version || answer.size > LARGEST) return answer;
    this.bytes -= before?.size ?? 0;
    this.entries.delete(url);
    const now = performance.now();
    const expiresAt = untilChange ? Infinity : now + this.maxAgeMs;
    this.entries.set(url, { answer, version, expiresAt, size: answer.size, usedAt: now });
    this.bytes += answer.size;
    this.dropIdle();
    this.makeRoom();
    return answer;
  }

  private lookUp(url: string): CachedResponse | undefined {
    if (!this.feed.isCurrent()) return undefined;
    const entry = this.entries.get(url);
    if (!entry || !this.isValid(entry)) return undefined;
    entry.usedAt = performance.now();
    this.entries.delete(url);
    this.entries.set(url, entry);
    this.weigh(entry);
    return entry.answer;
  }

  private isValid({ version, expiresAt }: Entry): boolean {
    return version === this.feed.version && performance.now() < expiresAt;
  }

  /** Frees invalid responses that are not requested again; otherwise they would occupy memory up to the limit. */
  private dropIdle(): void {
    const now = performance.now();
    if (now - this.sweptAt < this.maxAgeMs) return;
    this.sweptAt = now;
    for (const [url, entry] of this.entries) {
      if (now - entry.usedAt < IDLE_MS || this.isValid(entry)) continue;
      this.entries.delete(url);
      this.bytes -= entry.size;
    }
  }

  /** Updates the size of an entry, which grows when further encodings are added. */
  private weigh(entry: Entry): void {
    const { size } = entry.answer;
    if (size === entry.size) return;
    this.bytes += size - entry.size;
    entry.size = size;
    this.makeRoom();
  }

  private makeRoom(): void {
    for (const [url, { size }] of this.entries) {
      if (this.bytes <= MOST_BYTES) return;
      this.entries.delete(url);
      this.bytes -= size;
    }
  }
}

/** Undefined also if it fails: the route answers its errors. */
function orNone<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
