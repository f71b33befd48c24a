import {
  POINT_MINUTES,
  POINTS,
  type CountedKind,
  type MeasureName,
  type SystemState,
  type WorkKind,
} from '#common/operations/system-measures.js';
import { INTERNAL_LIMITS } from '#common/kernel/limits.js';
import { counted, megabytesText, numberText } from '#common/kernel/text.js';
import type { BackupFault, SystemBackupWire, SystemProcessesWire } from '#common/operations/system-calls.js';
import { momentText } from '../../app/moment-text.js';
import { requestText } from '../accounts/security/request-words.js';

interface MeasureWords {
  title: string;
  /** Description, and the remedy. */
  text: string;
  format: (value: number) => string;
}

const whole = (value: number): string => numberText(Math.round(value));
export const seconds = (value: number): string => durationText(value * 1_000);

/** A duration in the unit in which a person would say it. */
export function durationText(milliseconds: number): string {
  if (Math.round(milliseconds) < 1_000) return `${whole(milliseconds)} ms`;
  const tenths = Math.round(milliseconds / 100);
  if (tenths < 600) return `${numberText(tenths / 10)} s`;
  const minutes = milliseconds / 60_000;
  return Math.round(minutes) < 60 ? `${whole(minutes)} min` : `${whole(minutes / 60)} h`;
}

export const MEASURE_WORDS: Readonly<Record<MeasureName, MeasureWords>> = {
  pedidos: {
    title: 'Pedidos',
    text: 'Páginas y llamadas que el sitio respondió en diez minutos.',
    format: whole,
  },
  errores: {
    title: 'Errores del servidor',
    text: 'Respuestas fallidas en diez minutos. Si aparecen, mirá abajo en Lo más lento cuáles fallaron, y el registro del servidor a esa hora.',
    format: whole,
  },
  respuesta: {
    title: 'Tiempo de respuesta',
    text: 'De cada 100 pedidos de un minuto, 95 se respondieron en este tiempo o menos. Si sube, mirá abajo qué es lo más lento.',
    format: durationText,
  },
  cache: {
    title: 'Respuestas guardadas',
    text: 'De cada 100 respuestas que se buscaron en la memoria, cuántas estaban ahí y no hubo que armarlas. Baja cuando los avisos cambian mucho.',
    format: (value) => `${whole(value)} %`,
  },
  cacheTamano: {
    title: 'Espacio de las respuestas guardadas',
    text: `Memoria que ocupan, en el proceso que más usa. Como mucho son ${INTERNAL_LIMITS.cachedResponses} MB: entonces se van las más viejas.`,
    format: megabytesText,
  },
  avisosIndice: {
    title: 'Avisos en el buscador',
    text: 'Avisos públicos que el buscador tiene en la memoria. Si son menos que los publicados, mirá el atraso.',
    format: whole,
  },
  indice: {
    title: 'Atraso del buscador',
    text: 'Cuánto hace que al índice de búsqueda le falta algún cambio. Mientras tanto busca la base de datos, más despacio. Es normal al arrancar.',
    format: seconds,
  },
  replica: {
    title: 'Atraso de la réplica',
    text: 'Cuánto hace que la copia de la base de datos que atiende a los visitantes no está al día. Mientras tanto, contesta la base principal.',
    format: seconds,
  },
  lecturas: {
    title: 'Lecturas de la réplica',
    text: 'De cada 100 pedidos de visitantes que leyeron la base de datos, cuántos contestó la copia. Los otros los contestó la base principal.',
    format: (value) => `${whole(value)} %`,
  },
  demora: {
    title: 'Demora del proceso',
    text: 'Cuánto tarda un proceso en empezar lo que le toca. Si sube, falta procesador.',
    format: durationText,
  },
  memoria: {
    title: 'Memoria',
    text: 'La del proceso más grande. Si crece sin parar durante el día, algo anda mal.',
    format: (value) => `${whole(value)} MB`,
  },
  enUso: {
    title: 'Conexiones en uso',
    text: 'Conexiones con la base de datos ocupadas, en el proceso que más usa.',
    format: whole,
  },
  libres: {
    title: 'Conexiones libres',
    text: 'Conexiones abiertas con la base de datos que nadie está usando, en el proceso que más tiene. También cuentan para el máximo de la base.',
    format: whole,
  },
  conexiones: {
    title: 'Espera por la base de datos',
    text: 'Consultas que esperan una conexión. Si pasa seguido, la base de datos no da abasto.',
    format: whole,
  },
  pendientes: {
    title: 'Trabajo pendiente',
    text: 'Emails, fotos y tareas en segundo plano que todavía no se hicieron. Baja solo.',
    format: whole,
  },
  espera: {
    title: 'Trabajo más viejo',
    text: 'Desde cuándo espera lo más viejo. Si pasa de unos minutos, mirá en la tabla qué es, y después Sin terminar y Emails.',
    format: seconds,
  },
  tareasFallidas: {
    title: 'Tareas con error',
    text: 'Tareas en segundo plano que fallaron en diez minutos. Se vuelven a intentar; las que siguen fallando están en Sin terminar.',
    format: whole,
  },
  sinCola: {
    title: 'Minutos sin la cola',
    text: 'Minutos, de los últimos diez, en que un proceso no llegó al servidor de las colas. Mientras tanto el trabajo espera; no se pierde.',
    format: whole,
  },
};

interface MeasureGroup {
  title: string;
  measures: readonly MeasureName[];
}

/** The measures as the page shows them: four in a row where there is room. */
export const MEASURE_GROUPS: readonly MeasureGroup[] = [
  { title: 'El sitio', measures: ['pedidos', 'errores', 'respuesta', 'demora'] },
  { title: 'El buscador y lo guardado', measures: ['indice', 'avisosIndice', 'cache', 'cacheTamano'] },
  { title: 'La memoria y la base de datos', measures: ['memoria', 'enUso', 'libres', 'conexiones'] },
  { title: 'La réplica de la base de datos', measures: ['replica', 'lecturas'] },
  {
    title: 'El trabajo en segundo plano',
    measures: ['pendientes', 'espera', 'tareasFallidas', 'sinCola'],
  },
];

export const WORK_WORDS: Readonly<Record<WorkKind, string>> = {
  eventos: 'Avisos internos de lo que pasó',
  tareas: 'Tareas que siguen a lo que pasó',
  correos: 'Emails',
  boletines: 'Newsletters',
  fotos: 'Fotos que se están preparando',
};

/** Descriptions of jobs, by name; a test compares them with the declared jobs. */
export const JOB_WORDS: Readonly<Record<string, string>> = {
  'announce-listings': 'Avisar de los avisos nuevos al operador',
  'ask-availability': 'Preguntar a los dueños si siguen disponibles',
  'pause-unconfirmed': 'Pausar avisos que nadie confirma',
  'date-contracts': 'Poner fecha a los planes pagos',
  'deliver-bulk-mail': 'Enviar newsletters',
  'deliver-mail': 'Enviar emails',
  'encrypt-dnis': 'Cifrar los DNI',
  'expire-data': 'Borrar los datos personales vencidos',
  'hash-photos': 'Comparar las fotos de los avisos',
  'lapse-season-drafts': 'Sacar de la búsqueda lo que nadie confirmó para la temporada',
  'mail-inquiry-digests': 'Mandar a los dueños las consultas juntas',
  'make-photo-ready': 'Preparar las fotos',
  'make-proposed-photo-ready': 'Preparar las fotos que mandan los dueños',
  'mark-photos': 'Poner y quitar la marca de las fotos',
  'make-share-cards': 'Dibujar las imágenes para compartir',
  'recompute-averages': 'Recalcular los precios promedio',
  'recompute-statistics': 'Recalcular las estadísticas',
  'remind-season-owners': 'Recordar a los dueños los precios de la temporada',
  'read-calendars': 'Leer los calendarios de los dueños en otros sitios',
  'reindex-search': 'Actualizar el buscador',
  'run-reaction': 'Tareas que siguen a lo que pasó',
  'scheduled-backup': 'Hacer la copia de seguridad',
  'send-alert-digests': 'Mandar las alertas del día',
  'send-scheduled-newsletters': 'Enviar los newsletters programados',
  'sweep-photos': 'Borrar archivos de fotos que no son de nadie',
  'tell-plans-that-end': 'Avisar de los planes que terminan',
  'tidy-up': 'Borrar lo vencido',
  'verify-audit': 'Verificar la auditoría',
  'watch-security': 'Vigilar la seguridad',
};

export const COUNT_WORDS: Readonly<Record<CountedKind, string>> = {
  'correo.en_cola': 'Emails en cola',
  'correo.enviando': 'Emails que se están enviando',
  'correo.enviada': 'Emails enviados',
  'correo.fallida': 'Emails fallidos',
  'correo.sin_confirmar': 'Emails sin confirmar',
  'correo.omitida': 'Emails omitidos',
  'correo.retenida': 'Emails retenidos por una restauración',
  'foto.procesando': 'Fotos que se están preparando',
  'foto.fallida': 'Fotos que no se pudieron preparar',
  'foto.porMarcar': 'Fotos que esperan su marca',
};

export const STATE_WORDS: Readonly<
  Record<SystemState, { text: string; tone: 'success' | 'warning' | 'danger' }>
> = {
  bien: { text: 'Bien', tone: 'success' },
  atencion: { text: 'Atención', tone: 'warning' },
  mal: { text: 'Mal', tone: 'danger' },
};

/** `El sitio: 2 procesos en marcha.` */
export function processesText({ tipo, activos }: SystemProcessesWire): string {
  const name = tipo === 'web' ? 'El sitio' : 'El trabajo en segundo plano';
  return activos > 0
    ? `${name}: ${counted(activos, 'proceso')} en marcha.`
    : `${name}: ningún proceso en marcha.`;
}

/** State of the scheduled backups, with the reason of a failed one. */
export function backupsText({ programadas, ultima, falla, motivo }: SystemBackupWire): string {
  if (!programadas) return `${BACKUPS.title}: no están programadas.`;
  const last = ultima === null ? 'todavía no hay ninguna' : `la última, ${momentText(ultima)}`;
  const because = motivo === null ? '' : ` Motivo: ${motivo}.`;
  return `${BACKUPS.title}: ${last}.${falla === null ? '' : ` ${BACKUPS[falla]}${because}`}`;
}

const BACKUPS: Readonly<Record<BackupFault | 'title', string>> = {
  title: 'Copias de seguridad',
  atrasada: 'Hace más de dos intervalos que no se completa una; se vuelve a intentar cada diez minutos.',
  fallida: 'La que siguió falló; se vuelve a intentar cada diez minutos.',
  incompleta: 'Le faltan archivos de fotos, que tampoco están en el sitio.',
};

export interface Peak {
  value: number;
  /** Start of its ten minutes, ISO. */
  from: string;
}

/**
 * The highest value of the day, the latest if there are several.
 * @param until end of the last point
 */
export function peakOf(points: readonly (number | null)[], until: string): Peak | undefined {
  let place = -1;
  points.forEach((point, at) => {
    if (point !== null && point >= (points[place] ?? 0)) place = at;
  });
  const value = points[place];
  if (value === null || value === undefined) return undefined;
  const from = new Date(Date.parse(until) - (POINTS - place) * POINT_MINUTES * 60_000);
  return { value, from: from.toISOString() };
}

const FILES: Readonly<Record<string, string>> = {
  'GET /*': 'Páginas del sitio',
  'GET /assets/*': 'Archivos del programa',
};

/** `Publicar un aviso`, or the route where it has no name. */
export function routeText(route: string): string {
  return FILES[route] ?? requestText(route);
}
