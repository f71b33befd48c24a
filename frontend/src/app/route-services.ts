import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { readError } from './api.js';
import { isInMarkup } from './in-markup.js';

/** What `prepare` works with; one a request on the server, one for the whole visit in the browser. */
export interface RouteServices {
  queries: QueryClient;
  /** Sets the HTTP status of the page being rendered; without effect in the browser. */
  setStatus: (status: number) => void;
}

/** What the path gives for the named parts of a route. */
export type Params = Record<string, string>;

/** What a screen is asked for. */
export interface PrepareArgs {
  params: Params;
  pathname: string;
  query: URLSearchParams;
}

/** Another address in place of the one that was asked for. */
export class Redirection {
  constructor(
    readonly to: string,
    readonly status: 301 | 302 = 302,
  ) {}
}

/** Loads into the query cache what a screen shows; answers with a redirection where it leads elsewhere. */
export type Prepare = (services: RouteServices, args: PrepareArgs) => Promise<unknown> | unknown;

/**
 * Loads a query into the cache and gives its data, or undefined when it failed: the screen then shows its error state, and
 * the page carries the status of the failure (a question that cannot be answered is 400, a listing that is not there 404, one that was 410; a part that is down 503).
 */
export async function load<T>(
  { queries, setStatus }: RouteServices,
  query: FetchQueryOptions<T, Error, T, readonly [string]>,
): Promise<T | undefined> {
  try {
    // What is there is good, unless it lacks the list that the first page's markup showed.
    const staleTime = isInMarkup(queries.getQueryData(query.queryKey)) ? 0 : Infinity;
    return await queries.fetchQuery({ ...query, staleTime });
  } catch (error) {
    const { status } = readError(error);
    setStatus([400, 404, 410].includes(status) ? status : 503);
    return undefined;
  }
}

/** The same for a part that the page can do without: its failure leaves the page's status alone. */
export async function loadOptional<T>(
  { queries }: RouteServices,
  query: FetchQueryOptions<T, Error, T, readonly [string]>,
): Promise<void> {
  const isPart = isInMarkup(queries.getQueryData(query.queryKey));
  await queries.prefetchQuery(isPart ? { ...query, staleTime: 0 } : query);
}
