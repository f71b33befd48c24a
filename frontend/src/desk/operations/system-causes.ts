import type { StoppedMailWire, SystemAnswer, SystemProcessesWire } from '#common/operations/system-calls.js';
import type { SystemState } from '#common/operations/system-measures.js';
import { dayText, hourText, momentText } from '../../app/moment-text.js';
import { mailErrorText } from './deferred-work/mail-words.js';
import { backupsText, MEASURE_WORDS, processesText, seconds, WORK_WORDS } from './system-words.js';

/** Why the state is not good. */
export interface SystemCause {
  /** One sentence: what, since when and why. */
  text: string;
  /** What the operator can do about it. */
  remedy?: 'correo' | 'copias';
}

/** The worst first: processes, mail, backups, work that waits, measures. */
export function causesOf(answer: SystemAnswer): SystemCause[] {
  const { procesos, correo, copias, trabajo, medidas } = answer;
  const causes: readonly (SystemCause & { estado: SystemState | null })[] = [
    ...procesos.map((processes) => ({ estado: processes.estado, text: stoppedText(processes) })),
    ...(correo ? [{ estado: correo.estado, text: stoppedMailText(correo), remedy: 'correo' as const }] : []),
    { estado: copias.estado, text: backupsText(copias), remedy: 'copias' },
    // Mail that does not go out has its own sentence.
    ...trabajo
      .filter(({ clave }) => !correo || (clave !== 'correos' && clave !== 'boletines'))
      .map(({ clave, estado, espera }) => ({
        estado,
        text: `${WORK_WORDS[clave]}: esperan desde hace ${seconds(espera ?? 0)}.`,
      })),
    ...medidas.map(({ clave, estado, valor }) => ({
      estado,
      text: `${MEASURE_WORDS[clave].title}: ${valor === null ? 'sin datos' : MEASURE_WORDS[clave].format(valor)}.`,
    })),
  ];
  return (['mal', 'atencion'] as const).flatMap((state) => causes.filter(({ estado }) => estado === state));
}

/** `El trabajo en segundo plano está parado desde el 26/11/2026 12:30: no hay ningún proceso en marcha. …` */
function stoppedText(processes: SystemProcessesWire): string {
  const { tipo, ultima } = processes;
  if (tipo === 'web' || ultima === null) return processesText(processes);
  return `El trabajo en segundo plano está parado desde ${sinceText(ultima)}: no hay ningún proceso en marcha. Los emails y las fotos esperan, y siguen solos cuando arranque.`;
}

/** `Los emails no salen desde las 14:05: no se pudo conectar con el servidor de correo. Esperan 3, que salen solos.` */
function stoppedMailText({ desde, cantidad, error }: StoppedMailWire): string {
  const reason = mailErrorText(error);
  const waiting = cantidad === 1 ? 'Espera 1, que sale solo.' : `Esperan ${cantidad}, que salen solos.`;
  return `Los emails no salen desde ${sinceText(desde)}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)} ${waiting}`;
}

/** `las 14:05` of today, `el 26/11/2026 14:05` of another day. */
function sinceText(iso: string): string {
  return dayText(iso) === dayText(new Date().toISOString())
    ? `las ${hourText(iso)}`
    : `el ${momentText(iso)}`;
}
