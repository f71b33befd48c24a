import type { ErrorAnswer } from './errors.js';

/** GET health/live */
export interface LivenessAnswer {
  status: 'ok';
}

/** What each part of the product says of itself, by its name. */
export type PartsHealth = Record<string, PartHealth>;

export interface PartHealth {
  status: string;
  /** Why it may lose work although it works, or why it is down. */
  degraded?: string;
  message?: string;
  /** Workers that live. */
  alive?: number;
}

/** GET health/ready */
export interface ReadinessAnswer {
  status: 'ok';
  info: PartsHealth;
  error: PartsHealth;
  details: PartsHealth;
}

/** The same with 503. */
export interface NotReadyAnswer extends ErrorAnswer {
  /** Missing while the process is stopping, or where the parts could not be asked. */
  details?: PartsHealth;
}
