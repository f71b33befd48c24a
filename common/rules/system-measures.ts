export type SystemState = 'bien' | 'atencion' | 'mal';

interface Measure {
  /** Added up over processes and minutes; otherwise the highest counts. */
  isSum?: true;
  /** From this value on it needs attention, and from `bad` on it is bad; a measure without them has no state. */
  attention?: number;
  bad?: number;
}

/** What the page 'Sistema' shows of the last day, in intervals of ten minutes (docs/monitoring.md). */
export const MEASURES = {
  /** Requests. */
  pedidos: { isSum: true },
  /** Answers with a status of 500 or above. */
  errores: { isSum: true, attention: 1, bad: 20 },
  /** Milliseconds within which 95 of 100 requests of a minute were answered. */
  respuesta: { attention: 500, bad: 2_000 },
  /** Delay of the event loop in milliseconds, 99th percentile. */
  demora: { attention: 150, bad: 1_000 },
  /** Megabytes of the largest process. */
  memoria: {},
  /** Queries that wait for a connection to the database. A few do for milliseconds whenever several arrive together. */
  conexiones: { attention: 5, bad: 25 },
  /** Seconds for which the read replica has lacked something, or does not answer. The primary answers meanwhile, so it is never bad. */
  replica: { attention: 15, bad: Infinity },
  /** Open work: events, reactions, mail, newsletters. */
  pendientes: {},
  /** Age of the oldest open work in seconds. */
  espera: { attention: 120, bad: 900 },
} as const satisfies Readonly<Record<string, Measure>>;

export type MeasureName = keyof typeof MEASURES;

export const MEASURE_NAMES = Object.keys(MEASURES) as MeasureName[];

/** Points of a day, and minutes of each. */
export const POINTS = 144;
export const POINT_MINUTES = 10;

/** @returns null if there is no value, or the measure has no limits */
export function stateOfMeasure(name: MeasureName, value: number | null): SystemState | null {
  const { attention, bad }: Measure = MEASURES[name];
  if (value === null || attention === undefined || bad === undefined) return null;
  if (value >= bad) return 'mal';
  return value >= attention ? 'atencion' : 'bien';
}

/** The worst of several states. */
export function worstState(states: readonly (SystemState | null)[]): SystemState {
  if (states.includes('mal')) return 'mal';
  return states.includes('atencion') ? 'atencion' : 'bien';
}
