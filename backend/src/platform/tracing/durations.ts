/**
 * Upper bounds in milliseconds, also of `costa_http_request_duration_seconds`. The goals of docs/benchmarks.md lie between 5 ms and 150 ms; an
 * upload may take seconds.
 */
export const DURATION_BOUNDS = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000];

/** Number of requests by the place of their upper bound; the place after the last bound has those above it. */
export type Durations = Record<number, number>;

/** Adds a request to the counts. */
export function countDuration(durations: Durations, milliseconds: number): void {
  const found = DURATION_BOUNDS.findIndex((bound) => milliseconds <= bound);
  const place = found < 0 ? DURATION_BOUNDS.length : found;
  durations[place] = (durations[place] ?? 0) + 1;
}

/**
 * The time within which a share of the requests was answered, in milliseconds, estimated as Prometheus's `histogram_quantile` does: linearly
 * between two bounds.
 * @param worst the longest duration, which limits the estimate
 * @returns null without requests
 */
export function quantileOf(durations: Durations, share: number, worst: number): number | null {
  const counts = Array.from({ length: DURATION_BOUNDS.length + 1 }, (_, place) => durations[place] ?? 0);
  const rank = share * counts.reduce((sum, count) => sum + count, 0);
  if (rank === 0) return null;
  let below = 0;
  for (const [place, count] of counts.entries()) {
    if (below + count < rank) {
      below += count;
      continue;
    }
    const from = DURATION_BOUNDS[place - 1] ?? 0;
    const to = Math.min(DURATION_BOUNDS[place] ?? worst, worst);
    return Math.min(worst, from + (Math.max(to, from) - from) * ((rank - below) / count));
  }
  return worst;
}
