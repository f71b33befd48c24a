import type { MailStateWire } from '../kernel/mail-states.js';

export type SystemState = 'bien' | 'atencion' | 'mal';

interface Measure {
  /** Summed over processes and minutes; otherwise the maximum is used. */
  isSum?: true;
  /** From this value on it needs attention, and from `bad` on it is bad; a measure without them has no state. */
  attention?: number;
  bad?: number;
}

/** Measures on the page 'Sistema' for the last day, in intervals of ten minutes (docs/monitoring.md). */
export const MEASURES = {
  /** Requests. */
  pedidos: { isSum: true },
  /** Answers with a status of 500 or above. */
  errores: { isSum: true, attention: 1, bad: 20 },
  /** Milliseconds within which 95 of 100 requests of a minute were answered. */
  respuesta: { attention: 500, bad: 2_000 },
  /** Percentage of the lookups of the response cache that found a response. */
  cache: {},
  /** Megabytes of the response cache. */
  cacheTamano: {},
  /** Listings in the search index. */
  avisosIndice: {},
  /** Seconds for which the search index has lacked a change. SQL answers meanwhile, so it is never bad. */
  indice: { attention: 30, bad: Infinity },
  /** Seconds for which the read replica has lacked something, or does not answer. The primary answers meanwhile, so it is never bad. */
  replica: { attention: 15, bad: Infinity },
  /** Percentage of the reads for visitors that the read replica answered. */
  lecturas: {},
  /** Delay of the event loop in milliseconds, 99th percentile. */
  demora: { attention: 150, bad: 1_000 },
  /** Megabytes of the largest process. */
  memoria: {},
  /** Connections to the database in use, of the process that uses the most. */
  enUso: {},
  /** Open connections to the database that are not in use, of the process that has the most. */
  libres: {},
  /** Queries that wait for a connection to the database. Some wait for milliseconds whenever several arrive together. */
  conexiones: { attention: 5, bad: 25 },
  /** Open work of all kinds. */
  pendientes: {},
  /** Age of the oldest open work in seconds. */
  espera: { attention: 120, bad: 900 },
  /** Runs of jobs that ended with an error. */
  tareasFallidas: { isSum: true, attention: 1, bad: 200 },
  /** Minutes in which a worker was not connected to the store of its queues. One is normal: it connects after it has started. */
  sinCola: { isSum: true, attention: 2, bad: 5 },
} as const satisfies Readonly<Record<string, Measure>>;

export type MeasureName = keyof typeof MEASURES;

export const MEASURE_NAMES = Object.keys(MEASURES) as MeasureName[];

/** Measures that are a percentage: the first of the two series as a share of their sum. */
export const SHARES = {
  cache: ['aciertos', 'fallos'],
  lecturas: ['deReplica', 'dePrimaria'],
} as const satisfies Partial<Record<MeasureName, readonly [string, string]>>;

type ShareName = keyof typeof SHARES;

/** Whether a measure is shown as a percentage. */
export function isShare(name: MeasureName): name is ShareName {
  return name in SHARES;
}

/** Open work by kind: events not relayed, reactions not done, mail and newsletters not sent, photos without renditions. */
export const WORK_KINDS = ['eventos', 'tareas', 'correos', 'boletines', 'fotos'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** Messages of the ledger by state, and photos that are not ready or get another mark. */
export type CountedKind = `correo.${MailStateWire}` | `foto.${'procesando' | 'fallida' | 'porMarcar'}`;

/** Runs of a job that ended with an error, by the job's name. */
export const FAILED_JOB = 'fallo.';

/** Names of what a process samples each minute: measures, the parts of percentages, and what tables show. */
export type SampledName =
  | Exclude<MeasureName, ShareName>
  | (typeof SHARES)[ShareName][number]
  | `${typeof FAILED_JOB}${string}`
  | `cantidad.${WorkKind}`
  | `espera.${WorkKind}`
  | CountedKind;

/** Samples of one process. */
export type Sampled = Partial<Record<SampledName, number>>;

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

export function worstState(states: readonly (SystemState | null)[]): SystemState {
  if (states.includes('mal')) return 'mal';
  return states.includes('atencion') ? 'atencion' : 'bien';
}
