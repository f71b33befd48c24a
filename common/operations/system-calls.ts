import { read } from '../kernel/calls/operator-call.js';
import type { Nothing } from '../kernel/calls/call.js';
import type { CountedKind, MeasureName, SystemState, WorkKind } from './system-measures.js';
import type { SecurityAction, SecurityOutcome } from '../accounts/security/security-events.js';

/** GET admin/verSistema */
export interface SystemAnswer {
  success: true;
  /** Of the web process that answers, with its commit. */
  version: string;
  /** The worst state of all parts. */
  estado: SystemState;
  /** End of the last point, ISO. */
  hasta: string;
  procesos: SystemProcessesWire[];
  copias: SystemBackupWire;
  /** Null while messages go out. */
  correo: StoppedMailWire | null;
  medidas: SystemMeasureWire[];
  trabajo: SystemWorkWire[];
  conteos: SystemCountWire[];
  /** Jobs that failed in the last day, the most frequent first. */
  tareas: SystemJobWire[];
  seguridad: SystemSecurityWire[];
  rutas: SlowRouteWire[];
  /** Work that waits for a person, under 'Sin terminar'. */
  sinTerminar: number;
}

/** Messages that wait because of the site's own mail server. */
export interface StoppedMailWire {
  /** Since when none has gone out, ISO. */
  desde: string;
  cantidad: number;
  /** Of the mail server, as in the mail ledger. */
  error: string;
  estado: SystemState;
}

/** Faults of the scheduled backups: none in two intervals, a failed last one, or one that lacks files of photos. */
export type BackupFault = 'atrasada' | 'fallida' | 'incompleta';

/** The scheduled backups. */
export interface SystemBackupWire {
  /** Whether there is a folder for them. */
  programadas: boolean;
  /** When the last one was completed, ISO. */
  ultima: string | null;
  falla: BackupFault | null;
  /** Why the last run failed, as in the log. */
  motivo: string | null;
  estado: SystemState;
}

export interface SystemProcessesWire {
  tipo: 'web' | 'worker';
  /** Web processes that wrote a sample in the last three minutes, and workers that sent a heartbeat in the last seconds. */
  activos: number;
  /** Time of the last sample; null if there is none. */
  ultima: string | null;
  estado: SystemState;
}

/** 144 values of ten minutes each, the oldest first; null where nothing was measured. */
type DayPointsWire = (number | null)[];

export interface SystemMeasureWire {
  clave: MeasureName;
  /** The newest value of the last twenty minutes. */
  valor: number | null;
  estado: SystemState | null;
  puntos: DayPointsWire;
}

/** Open work of one kind. */
export interface SystemWorkWire {
  clave: WorkKind;
  cantidad: number | null;
  /** Age of the oldest in seconds. */
  espera: number | null;
  estado: SystemState | null;
  /** Ages of the oldest. */
  puntos: DayPointsWire;
}

/** Messages of the ledger in one state, or photos. */
export interface SystemCountWire {
  clave: CountedKind;
  valor: number | null;
  puntos: DayPointsWire;
}

/** Runs of a job that ended with an error. */
export interface SystemJobWire {
  /** Name of the job, as in the log. */
  tarea: string;
  fallidas: number;
  puntos: DayPointsWire;
}

/** Security events of one kind in the last day. */
export interface SystemSecurityWire {
  accion: SecurityAction;
  resultado: SecurityOutcome;
  cantidad: number;
  puntos: DayPointsWire;
}

/** A route of the last day, the slowest first. */
export interface SlowRouteWire {
  ruta: string;
  pedidos: number;
  /** Answers with a status of 500 or above. */
  fallidos: number;
  promedioMs: number;
  /** Milliseconds within which 95 of 100 requests were answered; null if unknown. */
  p95Ms: number | null;
  peorMs: number;
  /** Minute of the slowest request, ISO. */
  peorFecha: string;
  /** Its id, as in the log and in traces; null if it is not known. */
  peorPedido: string | null;
}

/** Measurements of all processes in the last day. */
export const viewSystem = read<Nothing, SystemAnswer>('admin/verSistema');
