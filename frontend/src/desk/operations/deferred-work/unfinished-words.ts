import type { UnfinishedWire } from '#common/operations/unfinished-shapes.js';
import { counted } from '#common/kernel/text.js';
import { mailErrorText, mailText } from './mail-words.js';

/** Descriptions of tasks, by the name of the reaction. */
export const TASKS: Readonly<Record<string, string>> = {
  'count-phone-when-revealed': 'Contar un teléfono visto',
  'count-inquiry-when-created': 'Contar una consulta',
  'tell-alerts-when-listing-changed': 'Avisarles a quienes pidieron novedades de la búsqueda',
  'tally-listing-when-numbers-move': 'Actualizar las estadísticas',
  'recount-when-season-cleaned': 'Recontar después de la limpieza',
  'tell-waiting-lists-when-season-cleaned': 'Avisar a las listas de espera después de la limpieza',
  'tell-operator-when-message-received': 'Avisarte de un mensaje',
  'mail-copy-when-inquiry-created': 'Mandar al visitante la copia de su consulta',
  'mail-owner-when-inquiry-created': 'Avisarle al dueño de una consulta',
  'refresh-search-row-when-photo-ready': 'Mostrar una foto nueva',
  'mail-link-when-address-confirmed': 'Mandarle al dueño el enlace de su aviso',
  'mail-code-when-listing-approved': 'Mandarle el código al dueño',
  'tell-operator-when-listing-submitted': 'Avisarte de un aviso nuevo',
  'mail-receipt-when-listing-submitted': 'Confirmarle el aviso al dueño',
  'refresh-averages-when-numbers-move': 'Actualizar los promedios de precios',
};

/** Descriptions of events, by name. */
export const EVENTS: Readonly<Record<string, string>> = {
  'support.message-received': 'Llegó un mensaje',
  'season.cleaned': 'Se limpió la temporada',
  'phone.revealed': 'Alguien vio un teléfono',
  'inquiry.created': 'Llegó una consulta',
  'contact.confirmed': 'Un dueño confirmó su email',
  'listing.submitted': 'Se publicó un aviso para revisar',
  'listing.entered': 'Se publicó un aviso por el dueño',
  'listing.approved': 'Se dio de alta un aviso',
  'listing.rejected': 'Se rechazó un aviso',
  'listing.restored': 'Un aviso volvió a pendientes',
  'listing.withdrawn': 'Se dio de baja un aviso',
  'listing.reinstated': 'Un aviso volvió al alta',
  'listing.edited': 'Se cambió un aviso',
  'photo.ready': 'Quedó lista una foto',
};

/** `Código del aviso ALQ-0012`, `Foto del aviso Nº 7`, `Avisarle al dueño de una consulta`. */
export function workText({ tipo, nombre, codigo, idInmueble }: UnfinishedWire): string {
  if (tipo === 'correo' || tipo === 'resumen') return mailText({ tipo: nombre, clave: '', codigo });
  if (tipo === 'envio') return `Envío «${nombre}»`;
  const about = codigo ?? (idInmueble === null ? '' : `Nº ${idInmueble}`);
  if (tipo === 'foto') return `Foto del aviso ${about}`;
  const text = (tipo === 'tarea' ? TASKS : EVENTS)[nombre] ?? nombre;
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
