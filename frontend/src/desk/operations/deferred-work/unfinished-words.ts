import { EVENT_NAMES, TASK_NAMES } from '#common/operations/work-names.js';
import type { UnfinishedWire } from '#common/operations/unfinished-calls.js';
import { counted } from '#common/kernel/text.js';
import { mailErrorText, mailText } from './mail-words.js';

/** `Código del aviso ALQ-0012`, `Foto del aviso Nº 7`, `Avisarle al dueño de una consulta`. */
export function workText({ tipo, nombre, codigo, idInmueble }: UnfinishedWire): string {
  if (tipo === 'correo' || tipo === 'resumen') return mailText({ tipo: nombre, clave: '', codigo });
  if (tipo === 'envio') return `Envío «${nombre}»`;
  const about = codigo ?? (idInmueble === null ? '' : `Nº ${idInmueble}`);
  if (tipo === 'foto') return `Foto del aviso ${about}`;
  const text = (tipo === 'tarea' ? TASK_NAMES : EVENT_NAMES)[nombre] ?? nombre;
  return about ? `${text} (${about})` : text;
}

/** Why it is not finished, in words. */
export function reasonText(work: UnfinishedWire): string {
  const { tipo, estado, intentos, error } = work;
  if (estado === 'retenido')
    return 'Viene de una copia de seguridad restaurada: no sale hasta que lo decidas.';
  switch (tipo) {
    case 'correo':
      return error ? mailErrorText(error) : 'Todavía no se pudo enviar.';
    case 'foto':
      return photoReason(error ?? '');
    case 'envio':
      return newsletterReason(error);
    case 'evento':
      return 'Ningún proceso lo tomó todavía: es de una versión más nueva del programa, o las colas no andan.';
    case 'resumen':
      return 'No salió con el resumen que le tocaba; se sigue intentando.';
    case 'tarea':
      return `Falló ${intentos} veces; se sigue intentando.`;
  }
}

/** Why an event or a task of a notice is not done yet. */
export function stepText(step: UnfinishedWire): string {
  if (step.estado === 'retenido') return reasonText(step);
  return step.intentos > 0
    ? `falló ${counted(step.intentos, 'vez', 'veces')}; se sigue intentando.`
    : 'espera al trabajo en segundo plano.';
}

/** @param error of a scheduled newsletter (UnfinishedWork); null while it is still due */
function newsletterReason(error: string | null): string {
  if (error === null) return 'Llegó su hora y no salió; se sigue intentando.';
  if (error.startsWith('Nobody')) return 'A su hora no quedaba nadie que lo pudiera recibir.';
  return 'A su hora el sitio no estaba en marcha. Fijate si todavía sirve.';
}

function photoReason(error: string): string {
  if (/ENOSPC|EDQUOT|storage-full|lugar|espacio/i.test(error))
    return 'No hay lugar en el disco de las fotos.';
  if (/not there/.test(error))
    return 'El archivo de la foto no está: puede faltar el disco de las fotos. Se busca durante cinco días.';
  if (error.startsWith('StorageFault')) return 'No se pudo usar el disco de las fotos.';
  return 'La foto no se pudo procesar.';
}
