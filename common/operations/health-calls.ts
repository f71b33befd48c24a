import type { Nothing } from '../kernel/calls/call.js';
import { publicRead } from '../kernel/calls/public-call.js';
import type { ErrorAnswer } from '../kernel/calls/error-shapes.js';

/** GET health */
export interface ReleaseAnswer {
  status: 'ok';
  version: string;
  /** Null if the build did not know it. */
  commit: string | null;
}

/** GET health/live */
export interface LivenessAnswer {
  status: 'ok';
}

/** Health of each component, by name. */
export type PartsHealth = Record<string, PartHealth>;

export interface PartHealth {
  status: string;
  /** Why the component is degraded or down. */
  degraded?: string;
  message?: string;
  /** Number of live workers. */
  alive?: number;
  /** Response time of the database, in milliseconds. */
  responseTime?: number;
}

/** GET health/ready and health/working; in the first, `error` and `details` may name parts of the background work that are down. */
export interface ReadinessAnswer {
  status: 'ok';
  info: PartsHealth;
  error: PartsHealth;
  details: PartsHealth;
}

/** With status 503. */
export interface NotReadyAnswer extends ErrorAnswer {
  /** Missing while the process is stopping, and if the checks could not run. `health/ready` leaves the background work out. */
  details?: PartsHealth;
}

/** Which release answers. */
export const release = publicRead<Nothing, ReleaseAnswer>('health');

/** Liveness. */
export const liveness = publicRead<Nothing, LivenessAnswer>('health/live');

/** Whether this process can serve. */
export const readiness = publicRead<Nothing, ReadinessAnswer, { 503: NotReadyAnswer }>('health/ready');

/** Whether background work is done. */
export const working = publicRead<Nothing, ReadinessAnswer, { 503: NotReadyAnswer }>('health/working');
