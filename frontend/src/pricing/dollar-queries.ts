import { dollarRate as rateCall } from '#common/pricing/averages/dollar-calls.js';
import { deadlineMs } from '../app/timings.js';
import { getJson } from '../app/api.js';
import { apiQuery } from '../app/queries.js';
import { loadOptional, type RouteServices } from '../app/navigation/route-services.js';

/** Maximum time that rendering waits for the rate; after it, the browser requests the rate. */
const SERVER_PATIENCE_MS = 400;

/** The rate, requested by the browser with a timeout of 3.5 s and one retry (public-site.md §9). */
export const dollarRate = () => ({
  ...apiQuery(rateCall),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    getJson(rateCall, undefined, { signal, timeoutMs: deadlineMs('dollar') }),
  retry: 1,
});

/** The rate if it is available in time for the page. */
export async function prepareDollarRate(services: RouteServices): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, SERVER_PATIENCE_MS);
  });
  await Promise.race([loadOptional(services, apiQuery(rateCall)), enough]);
  clearTimeout(timer);
}
