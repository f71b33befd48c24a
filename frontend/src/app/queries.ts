import { QueryClient, dehydrate, queryOptions, type DehydratedState } from '@tanstack/react-query';
import { addressOf } from '#common/kernel/calls/address-of.js';
import type { Exactly, Nothing, Read } from '#common/kernel/calls/call.js';
import type { SearchQuery } from '#common/search/query/search-calls.js';
import { NO_CONNECTION, readAddress, readError } from './api.js';
import { leaveToMarkup, type SplitAnswer } from './markup/in-markup.js';

/** Reads a URL of the API: over the network in the browser, in process on the server. */
export type ApiReader = (path: string, signal?: AbortSignal) => Promise<unknown>;

const keyed = <T>(address: string) => queryOptions<T, Error, T, readonly [string]>({ queryKey: [address] });
export type Keyed<T> = ReturnType<typeof keyed<T>>;

/** A query of our API. The URL of its call is the key, so that server and browser share cache entries. */
export function apiQuery<Answer>(call: Read<Nothing, Answer>): Keyed<Answer>;
export function apiQuery<Query, Answer, Given extends Query>(
  call: Read<Query, Answer>,
  query: Exactly<Query, Given>,
): Keyed<Answer>;
export function apiQuery(call: Read<unknown, unknown>, query?: object): Keyed<unknown> {
  return keyed(addressOf(call, query));
}

/** The same for a search, whose parameters come from its filters. */
export function searchQuery<Answer>({ path }: Read<SearchQuery, Answer>, search: URLSearchParams | string) {
  return keyed<Answer>(`${path}?${search}`);
}

/**
 * The same for a response with a list that the page's markup contains completely.
 * @param split the list, and what else the browser needs of the response
 */
export function listQuery<T>(query: Keyed<T>, split: (answer: T) => SplitAnswer): Keyed<T> {
  return { ...query, meta: { split } };
}

/** Query data for the browser, without the lists that the markup contains. */
export function dehydrateForPage(queries: QueryClient): DehydratedState {
  const state = dehydrate(queries);
  for (const query of state.queries) {
    const split = query.meta?.['split'] as ((answer: unknown) => SplitAnswer) | undefined;
    const { data } = query.state;
    if (split && data !== undefined) query.state = { ...query.state, data: leaveToMarkup(data, split(data)) };
    delete query.meta;
  }
  return state;
}

/** Fills an empty cache with the data that a page came with; the library's `hydrate` also merges and streams, in ten times the code. */
export function restoreQueries(queries: QueryClient, data: DehydratedState): void {
  for (const { queryKey, queryHash, state } of data.queries)
    queries.getQueryCache().build(queries, { queryKey, queryHash }, { ...state, fetchStatus: 'idle' });
}

const FRESH_MS = 60_000;

/** One per page on the server, one per visit in the browser. */
export function createQueryClient(
  read: ApiReader = (address, signal) => readAddress(address, signal ? { signal } : {}),
): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => read(String(queryKey[0]), signal),
        staleTime: FRESH_MS,
        // An error that came with the page is not retried until the visitor asks; otherwise hydration would differ.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && isTransient(readError(error).status),
        retryDelay: 700,
      },
      dehydrate: {
        shouldDehydrateQuery: ({ state }) => state.status === 'success' || state.status === 'error',
        shouldRedactErrors: () => false,
      },
    },
  });
}

/** Errors that a retry may resolve. */
function isTransient(status: number): boolean {
  return status === NO_CONNECTION || status === 502 || status === 503 || status === 504;
}
