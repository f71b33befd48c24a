import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { SiteSettings } from '#common/site/site-shapes.js';
import { readError } from '../api.js';
import { isInMarkup } from '../markup/in-markup.js';

/** Services for `prepare`; one per request on the server, one per visit in the browser. */
export interface RouteServices {
  queries: QueryClient;
  site: SiteSettings;
  /** Sets the HTTP status of the rendered page; no effect in the browser. */
  setStatus: (status: number) => void;
}

/** Values of the named parts of a route. */
export type Params = Record<string, string>;

/** The request for a screen. */
export interface PrepareArgs {
  params: Params;
  pathname: string;
  query: URLSearchParams;
}

/** A redirect. */
export class Redirection {
  constructor(
    readonly to: string,
    readonly status: 301 | 302 = 302,
  ) {}
}

/** Loads a screen's data into the query cache, or returns a redirect. */
export type Prepare = (services: RouteServices, args: PrepareArgs) => Promise<unknown> | unknown;

/**
 * Loads a query into the cache and returns its data. If it fails, returns undefined; the screen then shows its error state, and the page
 * gets the status of the failure (400 for an invalid query, 404 for an unknown listing, 410 for a former one, 503 for an outage).
 */
export async function load<T>(
  { queries, setStatus }: RouteServices,
  query: FetchQueryOptions<T, Error, T, readonly [string]>,
): Promise<T | undefined> {
  try {
    // Cached data are used, unless they lack the list that the first page's markup contained.
    const staleTime = isInMarkup(queries.getQueryData(query.queryKey)) ? 0 : Infinity;
    return await queries.fetchQuery({ ...query, staleTime });
  } catch (error) {
    const { status } = readError(error);
    setStatus([400, 404, 410].includes(status) ? status : 503);
    return undefined;
  }
}

/** The same for optional data: a failure does not change the page's status. */
export async function loadOptional<T>(
  { queries }: RouteServices,
  query: FetchQueryOptions<T, Error, T, readonly [string]>,
): Promise<void> {
  const isPart = isInMarkup(queries.getQueryData(query.queryKey));
  await queries.prefetchQuery(isPart ? { ...query, staleTime: 0 } : query);
}
