import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readList, readListUnder } from './admin-api.js';

/**
 * A page of one of the operator's lists; the rows that are shown stay until the next ones come. Several may change things at
 * once, so that nothing is taken for fresh. `key` names the rows in an answer that is no bare array.
 */
export function listQuery<Row>(path: string, key?: string) {
  return queryOptions({
    queryKey: [path, 'lista'],
    queryFn: ({ signal }) => (key ? readListUnder<Row>(path, key, signal) : readList<Row>(path, signal)),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retryOnMount: true,
  });
}

/** The address of a call with those of the values that are not empty. */
export function callOf(path: string, values: Readonly<Record<string, string | number>>): string {
  const query = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]])),
  );
  return query.size > 0 ? `${path}?${query}` : path;
}
