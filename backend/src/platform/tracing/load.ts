import type { Sampled } from '#common/operations/system-measures.js';
import type { Durations } from './durations.js';

/** Requests of one route in a minute. */
export interface RouteLoad {
  route: string;
  requests: number;
  /** Answers with a status of 500 or above. */
  failed: number;
  totalMs: number;
  worstMs: number;
  /** Id of the slowest request, as in the log. */
  worstId: string;
  /** Number of requests by duration. */
  durations: Durations;
}

/** Measurements of a process since the last call. */
export interface Load {
  measures: Sampled;
  routes: RouteLoad[];
}

/** Requests that this kind of process answers. */
export abstract class LoadSource {
  abstract readonly kind: 'web' | 'worker';
  abstract take(): Load;
}

/** A worker answers no requests. */
export class NoRequests extends LoadSource {
  override readonly kind = 'worker';

  override take(): Load {
    return { measures: {}, routes: [] };
  }
}
