import { QueryClient, queryOptions } from '@tanstack/react-query';
import { NO_CONNECTION, getJson, readError } from './api.js';

/** Reads a path of the API; in the browser over the network, on the server in process. */
export type ApiReader = (path: string, signal?: AbortSignal) => Promise<unknown>;

/** A query of our API: its path is its key, so that server and browser meet under one name. */
export function apiQuery<T>(path: string) {
  return queryOptions<T, Error, T, readonly [string]>({ queryKey: [path] });
}

const FRESH_MS = 60_000;

/** One a page on the server, one a visit in the browser. */
export function createQueryClient(
  read: ApiReader = (path, signal) => getJson(path, signal ? { signal } : {}),
): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => read(String(queryKey[0]), signal),
        staleTime: FRESH_MS,
        // An error that came with the page stays until the visitor asks again; else hydration would differ.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && isPassing(readError(error).status),
        retryDelay: 700,
      },
      dehydrate: {
        shouldDehydrateQuery: ({ state }) => state.status === 'success' || state.status === 'error',
        shouldRedactErrors: () => false,
      },
    },
  });
}

/** Failures that another try may heal. */
function isPassing(status: number): boolean {
  return status === NO_CONNECTION || status === 502 || status === 503 || status === 504;
}
