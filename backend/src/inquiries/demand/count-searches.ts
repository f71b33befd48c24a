import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import { RESULTS_PATH, searchAddress, searchOfAddress } from '#common/search/query/search-path.js';
import { parseSearchQuery } from '#common/search/query/search-query.js';
import { parseQueryString } from '#platform/http/input/query-string.js';
import { SearchDemand } from './search-demand.js';
import { searchForFree, wantedOf } from './wanted.js';
import { SearchListings } from '../../search/public.js';

const FLUSH_MS = 10_000;
const HOUR_MS = 3_600_000;
/** Searches that wait to be counted; further ones are not counted. */
const MOST_WAITING = 2_000;
/** Different searches that are counted at a time; the others wait. */
const MOST_AT_A_TIME = 200;
/** Searches of visitors that are remembered for an hour; further ones are not counted. */
const MOST_REMEMBERED = 20_000;

interface Noted {
  url: string;
  visitor: string;
}

/**
 * Counts searches of visitors by what they ask for, and whether something free was found. A visitor's search counts once an hour in each web
 * process. Nothing about visitors is stored (back-office.md §2, Demand). The server counts, not the browser, because searches work without
 * JavaScript and a call that counts could be made by anybody.
 */
@Injectable()
export class CountSearches implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(CountSearches.name);
  private waiting: Noted[] = [];
  private counted = { since: 0, keys: new Set<string>() };
  private timer: NodeJS.Timeout | undefined;
  private flushing: Promise<void> = Promise.resolve();

  constructor(
    private readonly search: SearchListings,
    private readonly demand: SearchDemand,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.flush(), FLUSH_MS);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  /**
   * @param url of a page of results or of `buscarInmueblesFiltros`
   * @param visitor kept in memory for at most an hour
   */
  note(url: string, visitor: string): void {
    if (this.waiting.length < MOST_WAITING) this.waiting.push({ url, visitor });
  }

  /** Counts what was noted, and writes it. */
  async flush(): Promise<void> {
    this.flushing = this.flushing.then(() => this.count());
    await this.flushing;
  }

  private async count(): Promise<void> {
    try {
      for (const { filters, times } of this.takeSome())
        this.demand.add(wantedOf(filters), { times, isEmpty: await this.isEmpty(filters) });
      await this.demand.write();
    } catch (error) {
      this.log.warn(`Searches not counted: ${(error as Error).message}`);
    }
  }

  /** Takes up to `MOST_AT_A_TIME` different searches, each with the number of visitors who made it. */
  private takeSome(): Iterable<{ filters: SearchFilters; times: number }> {
    const searches = new Map<string, { filters: SearchFilters; times: number }>();
    let taken = 0;
    for (const { url, visitor } of this.waiting) {
      if (searches.size >= MOST_AT_A_TIME) break;
      taken += 1;
      const filters = filtersOf(url);
      const address = filters && searchAddress(filters);
      if (!address || !this.isNew(`${visitor} ${address}`)) continue;
      searches.set(address, { filters, times: (searches.get(address)?.times ?? 0) + 1 });
    }
    this.waiting = this.waiting.slice(taken);
    return searches.values();
  }

  private isNew(key: string): boolean {
    const now = performance.now();
    if (now - this.counted.since > HOUR_MS) this.counted = { since: now, keys: new Set() };
    const { keys } = this.counted;
    if (keys.has(key) || keys.size >= MOST_REMEMBERED) return false;
    keys.add(key);
    return true;
  }

  private async isEmpty(filters: SearchFilters): Promise<boolean> {
    const query = { code: null, filters: searchForFree(filters), sort: 'recientes', page: 1 } as const;
    return (await this.search.execute(query)).total === 0;
  }
}

/** Undefined for anything that is not a search by filters. */
function filtersOf(url: string): SearchFilters | undefined {
  if (url.startsWith(RESULTS_PATH)) return searchOfAddress(url);
  const parsed = parseSearchQuery(parseQueryString(url.slice(url.indexOf('?') + 1)) as never);
  return 'query' in parsed && !parsed.query.code ? parsed.query.filters : undefined;
}
