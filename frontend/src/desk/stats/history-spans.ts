import type { DayCountWire, MonthCountWire, WeekCountWire } from '#common/stats/statistics-calls.js';
import type { Span } from './inquiry-history.js';

/** Dates are parsed and formatted in one fixed time zone. */
const timeZone = 'UTC';
const WEEKDAY = new Intl.DateTimeFormat('es-AR', { weekday: 'short', timeZone });
const SHORT_MONTH = new Intl.DateTimeFormat('es-AR', { month: 'short', timeZone });
const MONTH = new Intl.DateTimeFormat('es-AR', { month: 'long', year: 'numeric', timeZone });

export function daySpan({ fecha, whatsapp, email }: DayCountWire): Span {
  const date = new Date(fecha);
  return {
    key: fecha,
    name: `${WEEKDAY.format(date)} ${dayAndMonth(fecha)}`,
    mark: markOf(date),
    whatsapp,
    email,
  };
}

/** Named by its Monday and Sunday. */
export function weekSpan({ desde, hasta, whatsapp, email }: WeekCountWire): Span {
  const name = `${dayAndMonth(desde)} al ${dayAndMonth(hasta)}`;
  return { key: desde, name, mark: markOf(new Date(desde)), whatsapp, email };
}

export function monthSpan({ mes, whatsapp, email }: MonthCountWire): Span {
  const date = new Date(`${mes}-01`);
  return {
    key: mes,
    name: MONTH.format(date),
    mark: [SHORT_MONTH.format(date), mes.slice(2, 4)],
    whatsapp,
    email,
  };
}

function markOf(date: Date): readonly [string, string] {
  // September alone has four letters, which break where a day is narrow.
  return [String(date.getUTCDate()), SHORT_MONTH.format(date).slice(0, 3)];
}

function dayAndMonth(day: string): string {
  return `${day.slice(8)}/${day.slice(5, 7)}`;
}
