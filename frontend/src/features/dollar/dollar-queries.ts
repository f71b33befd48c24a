import { dollarRate as rateCall } from '#common/calls/dollar.js';
import { TIMINGS } from '#common/vocabulary/timings.js';
import { getJson } from '../../app/api.js';
import { apiQuery } from '../../app/queries.js';
import { loadOptional, type RouteServices } from '../../app/route-services.js';

/** A page waits no longer for the rate: what comes later is asked for by the browser. */
const SERVER_PATIENCE_MS = 400;

/** The rate, which the browser asks for with 3.5 s of patience, twice (public-site.md §9). */
export const dollarRate = () => ({
  ...apiQuery(rateCall),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    getJson(rateCall, undefined, { signal, timeoutMs: TIMINGS.dollarTimeout }),
  retry: 1,
});

/** The rate in time for the page, or not at all. */
export async function prepareDollarRate(services: RouteServices): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, SERVER_PATIENCE_MS);
  });
  await Promise.race([loadOptional(services, apiQuery(rateCall)), enough]);
  clearTimeout(timer);
}
