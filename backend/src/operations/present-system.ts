import {
  MEASURE_NAMES,
  stateOfMeasure,
  worstState,
  WORK_KINDS,
  type CountedKind,
  type MeasureName,
} from '#common/operations/system-measures.js';
import type {
  SlowRouteWire,
  StoppedMailWire,
  SystemBackupWire,
  SystemCountWire,
  SystemJobWire,
  SystemMeasureWire,
  SystemProcessesWire,
  SystemSecurityWire,
  SystemWorkWire,
} from '#common/operations/system-calls.js';
import { MAIL_STATES } from '#common/kernel/mail-states.js';
import type { BackupState } from '#platform/health/backup-runs.js';
import type { Stopped } from '#platform/mail/stopped-mail.js';
import type { DayPoints, DaySeries } from '#platform/metrics/day-series.js';
import type { SampledProcesses, SecurityOfDay, SlowRoute } from '#platform/metrics/system-samples.js';

/** A value is shown while it is younger than two intervals. */
const FRESH_POINTS = 2;

const COUNTED: readonly CountedKind[] = [
  ...MAIL_STATES.map((state) => `correo.${state}` as const),
  'foto.procesando',
  'foto.fallida',
  'foto.porMarcar',
];

/** @param workers number of workers with a recent heartbeat, which a worker that hangs does not send */
export function presentProcesses(
  sampled: readonly SampledProcesses[],
  workers: number,
): SystemProcessesWire[] {
  return (['web', 'worker'] as const).map((kind) => {
    const known = sampled.find((one) => one.kind === kind);
    const activos = kind === 'worker' ? workers : (known?.alive ?? 0);
    return {
      tipo: kind,
      activos,
      ultima: known?.last.toISOString() ?? null,
      estado: activos > 0 ? 'bien' : 'mal',
    };
  });
}

/** @param state null if no backups are scheduled */
export function presentBackups(state: BackupState | null): SystemBackupWire {
  const { fault: falla = null, last = null, reason: motivo = null } = state ?? {};
  return {
    programadas: state !== null,
    ultima: last?.toISOString() ?? null,
    falla,
    motivo: falla === null ? null : motivo,
    estado: falla === null ? 'bien' : falla === 'atrasada' ? 'mal' : 'atencion',
  };
}

export function presentMail(stopped: Stopped | null, now: Date): StoppedMailWire | null {
  if (!stopped) return null;
  const { since, messages: cantidad, error } = stopped;
  const age = (now.getTime() - since.getTime()) / 1_000;
  const estado = worstState(['atencion', stateOfMeasure('espera', age)]);
  return { desde: since.toISOString(), cantidad, error, estado };
}

/** The measures that any process has sampled. */
export function presentMeasures(series: DaySeries): SystemMeasureWire[] {
  return MEASURE_NAMES.flatMap((clave) => {
    const puntos = series.measure(clave);
    return puntos ? presentMeasure(clave, puntos) : [];
  });
}

export function presentWork(series: DaySeries): SystemWorkWire[] {
  return WORK_KINDS.flatMap((clave) => {
    const puntos = series.highest(`espera.${clave}`);
    if (!puntos) return [];
    const cantidad = newest(series.highest(`cantidad.${clave}`) ?? []);
    const espera = newest(puntos);
    return { clave, cantidad, espera, estado: stateOfMeasure('espera', espera), puntos };
  });
}

export function presentCounts(series: DaySeries): SystemCountWire[] {
  return COUNTED.flatMap((clave) => {
    const puntos = series.highest(clave);
    return puntos ? { clave, valor: newest(puntos), puntos } : [];
  });
}

export function presentFailedJobs(series: DaySeries): SystemJobWire[] {
  return [...series.failedJobs()]
    .map(([tarea, puntos]) => ({
      tarea,
      fallidas: puntos.reduce<number>((sum, point) => sum + (point ?? 0), 0),
      puntos,
    }))
    .sort((one, other) => other.fallidas - one.fallidas);
}

export function presentSecurity({ action, outcome, count, points }: SecurityOfDay): SystemSecurityWire {
  return { accion: action, resultado: outcome, cantidad: count, puntos: points };
}

export function presentRoute(route: SlowRoute): SlowRouteWire {
  return {
    ruta: route.route,
    pedidos: route.requests,
    fallidos: route.failed,
    promedioMs: route.averageMs,
    p95Ms: route.p95Ms,
    peorMs: route.worstMs,
    peorFecha: route.worstAt.toISOString(),
    peorPedido: route.worstId,
  };
}

function presentMeasure(clave: MeasureName, puntos: DayPoints): SystemMeasureWire {
  const valor = newest(puntos);
  return { clave, valor, estado: stateOfMeasure(clave, valor), puntos };
}

function newest(points: DayPoints): number | null {
  return points.slice(-FRESH_POINTS).findLast((point) => point !== null) ?? null;
}
