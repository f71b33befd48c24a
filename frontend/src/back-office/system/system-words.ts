import { POINT_MINUTES, POINTS, type MeasureName, type SystemState } from '#common/rules/system-measures.js';
import { counted } from '#common/rules/text.js';
import type { SystemProcessesWire } from '#common/wire/system.js';

interface MeasureWords {
  title: string;
  /** What it is, and what to do about it. */
  text: string;
  format: (value: number) => string;
}

const whole = (value: number): string => Math.round(value).toLocaleString('es-AR');

/** A duration in the unit in which a person would say it. */
export function durationText(milliseconds: number): string {
  if (milliseconds < 1_000) return `${whole(milliseconds)} ms`;
  const seconds = milliseconds / 1_000;
  if (seconds < 60) return `${seconds.toLocaleString('es-AR', { maximumFractionDigits: 1 })} s`;
  return seconds < 3_600 ? `${whole(seconds / 60)} min` : `${whole(seconds / 3_600)} h`;
}

export const MEASURE_WORDS: Readonly<Record<MeasureName, MeasureWords>> = {
  pedidos: {
    title: 'Pedidos',
    text: 'Páginas y llamadas que el sitio respondió en diez minutos.',
    format: whole,
  },
  errores: {
    title: 'Errores del servidor',
    text: 'Respuestas fallidas en diez minutos. Si aparecen, mirá el registro del servidor a esa hora.',
    format: whole,
  },
  respuesta: {
    title: 'Tiempo de respuesta',
    text: 'De cada 100 pedidos de un minuto, 95 se respondieron en este tiempo o menos. Si sube, mirá abajo qué es lo más lento.',
    format: durationText,
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
  conexiones: {
    title: 'Espera por la base de datos',
    text: 'Consultas que esperan una conexión. Si pasa seguido, la base de datos no da abasto.',
    format: whole,
  },
  replica: {
    title: 'Atraso de la réplica',
    text: 'Cuánto hace que la copia de la base de datos que atiende a los visitantes no está al día. Mientras tanto, contesta la base principal.',
    format: (value) => durationText(value * 1_000),
  },
  pendientes: {
    title: 'Trabajo pendiente',
    text: 'Correos y tareas en segundo plano que todavía no se hicieron. Baja solo.',
    format: whole,
  },
  espera: {
    title: 'Trabajo más viejo',
    text: 'Desde cuándo espera lo más viejo. Si pasa de unos minutos, mirá Sin terminar y Correos.',
    format: (value) => durationText(value * 1_000),
  },
};

export const STATE_WORDS: Readonly<
  Record<SystemState, { text: string; tone: 'success' | 'warning' | 'danger' }>
> = {
  bien: { text: 'Bien', tone: 'success' },
  atencion: { text: 'Atención', tone: 'warning' },
  mal: { text: 'Mal', tone: 'danger' },
};

export const SUMMARY: Readonly<Record<SystemState, string>> = {
  bien: 'Todo funciona.',
  atencion: 'Funciona, pero hay algo para mirar.',
  mal: 'Algo no funciona.',
};

/** `El sitio: 2 procesos en marcha.` */
export function processesText({ tipo, activos }: SystemProcessesWire): string {
  const name = tipo === 'web' ? 'El sitio' : 'El trabajo en segundo plano';
  return activos > 0
    ? `${name}: ${counted(activos, 'proceso')} en marcha.`
    : `${name}: ningún proceso en marcha.`;
}

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

/** `POST /api/inmueble/crear/crearInmueble`, or what it is in words. */
export function routeText(route: string): string {
  return route === 'GET *' ? 'Páginas del sitio' : route;
}
