import type { Call } from './call.js';

/**
 * The URL of a call with this query.
 * @param query as its call declares it; the functions that make calls check it. No value may be undefined
 */
export function addressOf({ path }: Pick<Call<unknown, unknown>, 'path'>, query?: object): string {
  return query ? `${path}?${new URLSearchParams(query as Record<string, string>)}` : path;
}
