import { isPlan, costsMoney, planEntry } from '../../contracts/plans.js';
import { LENGTHS, INTERNAL_LIMITS } from '../../kernel/limits.js';
import type { FieldErrors } from '../../kernel/forms/field-errors.js';
import { tooLong } from '../../kernel/forms/length-messages.js';
import { dayInWords, dayOf, formatDay, parseDay, partsOfDay } from '../../kernel/time/days.js';
import { localTimeOf } from '../../kernel/time/local-time.js';
import { OUTSIDE_LINKS, type OutsideLink } from '../site-shapes.js';
import { dayOfMoment, SEASON_OPTIONS, type Closable } from './site-options.js';
import { easterSunday } from '../../pricing/season/season-calendar.js';
import { HOLY_WEEK } from '../../pricing/season/season-parts.js';
import { PERIODS, type PeriodId } from '../../pricing/periods.js';

/** Lines of a contact, and of a signature. */
const MOST_LINES = 5;

/** Years after the present one for which the season is set. */
export const YEARS_AHEAD = 3;
const MOST_NIGHTS = { holyWeek: 10, winterHolidays: 31 } as const;

/** Texts of what the operator sets for the whole site. */
export const OPTION_MESSAGES = {
  noText: 'Escribí el texto.',
  noReason: 'Escribí el motivo de lo que se cierra.',
  badTime: 'Elegí día y hora.',
  timeHasPassed: 'Ese momento ya pasó.',
  endBeforeStart: 'El final tiene que ser después del comienzo.',
  noPlan: 'Elegí el plan.',
  noPrice: 'Escribí un importe en pesos, sin centavos.',
  noDiscount: 'Tiene que ser más que el precio nuevo, porque se muestra tachado.',
  badLink: 'Tiene que ser una dirección que empiece con https://.',
  manyLines: `Hasta ${MOST_LINES} renglones.`,
  noLimit: `Escribí un número entre 1 y ${INTERNAL_LIMITS.mostFreeListings}.`,
  noMark: 'Elegí si las fotos llevan la marca.',
  badDay: 'Elegí un día.',
  dayHasPassed: 'Ese día ya pasó.',
  dayTooFar: 'Elegí un día de los próximos dos años.',
  noPeriod: 'Elegí Semana Santa o las vacaciones de invierno.',
  yearTooFar: `Elegí noches de este año o de los ${YEARS_AHEAD} que siguen.`,
  lastBeforeFirst: 'La última noche no puede ser anterior a la primera.',
  tooManyNights: (most: number) => `Pueden ser hasta ${most} noches.`,
  withoutGoodFriday: (day: string) => `Tiene que incluir la noche del Viernes Santo, el ${day}.`,
  notInWinter: 'Tienen que estar entre el 1 de junio y el 31 de agosto.',
  changedMeanwhile: 'Alguien cambió este ajuste mientras tanto. Mirá lo que hay ahora y guardá otra vez.',
  saved: 'Quedó guardado.',
  removed: 'Lo quitamos.',
  gone: 'Ese ajuste ya no está. Recargá la página.',
  closed: {
    publishing: (reason: string) => `Por ahora no se pueden publicar avisos. ${reason}`,
    inquiries: (reason: string) => `Por ahora no se puede consultar a los dueños. ${reason}`,
  } satisfies Record<Closable, (reason: string) => string>,
} as const;

/** When a setting begins and ends, as wall-clock times of the site: `2027-03-01T09:00`. Empty: at once, and without an end. */
export interface OptionTimes {
  desde: string;
  hasta: string;
}

const TIME = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/;

export function timeFaults({ desde, hasta }: OptionTimes, now: Date): FieldErrors {
  const errors: FieldErrors = {};
  const today = localTimeOf(now);
  if (desde && !isTime(desde)) errors['desde'] = [OPTION_MESSAGES.badTime];
  else if (desde && desde < today) errors['desde'] = [OPTION_MESSAGES.timeHasPassed];
  if (hasta && !isTime(hasta)) errors['hasta'] = [OPTION_MESSAGES.badTime];
  else if (hasta && hasta <= (desde || today)) errors['hasta'] = [OPTION_MESSAGES.endBeforeStart];
  return errors;
}

/** The moment of a wall-clock time of the site, which is three hours behind UTC; null for none. */
export function momentOfTime(time: string): Date | null {
  return time ? new Date(`${time}:00-03:00`) : null;
}

function isTime(text: string): boolean {
  return TIME.test(text) && parseDay(text.slice(0, 10)) !== undefined;
}

export function noticeFaults(form: OptionTimes & { texto: string }, now: Date): FieldErrors {
  const faults = timeFaults(form, now);
  if (!form.texto.trim()) faults['texto'] = [OPTION_MESSAGES.noText];
  else if (form.texto.length > LENGTHS.note) faults['texto'] = [tooLong(LENGTHS.note)];
  return faults;
}

/** Faults of a closure: at least one reason. */
export function closureFaults(
  form: OptionTimes & { sinPublicar: string; sinConsultar: string },
  now: Date,
): FieldErrors {
  const faults = timeFaults(form, now);
  if (!form.sinPublicar.trim() && !form.sinConsultar.trim())
    faults['sinPublicar'] = [OPTION_MESSAGES.noReason];
  for (const field of ['sinPublicar', 'sinConsultar'] as const)
    if (form[field].length > LENGTHS.note) faults[field] = [tooLong(LENGTHS.note)];
  return faults;
}

/** What holds from a day on: empty for today. */
export interface DatedForm {
  desde: string;
  /** Id of the last setting of this kind that the form shows, 0 for none: a change by somebody else is not overwritten unseen. */
  visto: number;
}

/** Most days ahead for which a tariff is set. */
const MOST_DAYS_AHEAD = 731;

function dayFaults({ desde }: DatedForm, now: Date): FieldErrors {
  const day = parseDay(desde || dayOfMoment(now));
  const today = parseDay(dayOfMoment(now))!;
  if (day === undefined) return { desde: [OPTION_MESSAGES.badDay] };
  if (day < today) return { desde: [OPTION_MESSAGES.dayHasPassed] };
  return day > today + MOST_DAYS_AHEAD ? { desde: [OPTION_MESSAGES.dayTooFar] } : {};
}

/** A tariff as it is entered; empty for no price of before, or of the featured position. */
export interface TariffForm extends DatedForm {
  plan: string;
  precio: number | '';
  antes: number | '';
  destacado: number | '';
}

export function tariffFaults(form: TariffForm, now: Date): FieldErrors {
  const { plan, precio, antes, destacado } = form;
  const faults = dayFaults(form, now);
  if (!isPlan(plan) || !costsMoney(plan)) return { ...faults, plan: [OPTION_MESSAGES.noPlan] };
  if (!isPrice(precio)) faults['precio'] = [OPTION_MESSAGES.noPrice];
  if (antes !== '' && !isPrice(antes)) faults['antes'] = [OPTION_MESSAGES.noPrice];
  else if (antes !== '' && antes <= Number(precio)) faults['antes'] = [OPTION_MESSAGES.noDiscount];
  const isAsked = planEntry(plan).extra !== undefined;
  if (isAsked ? !isPrice(destacado) : destacado !== '') faults['destacado'] = [OPTION_MESSAGES.noPrice];
  return faults;
}

function isPrice(amount: number | ''): amount is number {
  return Number.isInteger(amount) && Number(amount) > 0 && Number(amount) <= INTERNAL_LIMITS.maxTariff;
}

/** The limit of free notices as it is entered. */
export interface FreeLimitForm extends DatedForm {
  avisos: number | '';
}

export function freeLimitFaults(form: FreeLimitForm, now: Date): FieldErrors {
  const { avisos } = form;
  const isNumber =
    Number.isInteger(avisos) && Number(avisos) >= 1 && Number(avisos) <= INTERNAL_LIMITS.mostFreeListings;
  return { ...dayFaults(form, now), ...(isNumber ? {} : { avisos: [OPTION_MESSAGES.noLimit] }) };
}

export interface PhotoMarkForm extends DatedForm {
  marca: 'si' | 'no' | '';
}

/** Faults of the choice whether photos are marked. */
export function photoMarkFaults(form: PhotoMarkForm, now: Date): FieldErrors {
  const isChosen = form.marca === 'si' || form.marca === 'no';
  return { ...dayFaults(form, now), ...(isChosen ? {} : { marca: [OPTION_MESSAGES.noMark] }) };
}

/** First and last night of a period in a year, as they are entered. */
export interface SeasonForm {
  /** On the wire: `Semana Santa`. */
  periodo: string;
  primera: string;
  ultima: string;
  /** As in `DatedForm`. */
  visto: number;
}

/** The period of which the operator sets the nights. */
export function seasonPeriod(name: string): PeriodId | undefined {
  return PERIODS.find((period) => period.name === name && SEASON_OPTIONS.has(period.id))?.id;
}

/** Faults of the nights of a period. Holy Week is near Easter and the holidays are in winter, so that they share no night. */
export function seasonFaults({ periodo, primera, ultima }: SeasonForm, now: Date): FieldErrors {
  const period = seasonPeriod(periodo);
  if (!period) return { periodo: [OPTION_MESSAGES.noPeriod] };
  const [first, last] = [parseDay(primera), parseDay(ultima)];
  if (first === undefined) return { primera: [OPTION_MESSAGES.badDay] };
  if (last === undefined) return { ultima: [OPTION_MESSAGES.badDay] };
  const { year } = partsOfDay(first);
  const ahead = year - Number(dayOfMoment(now).slice(0, 4));
  if (ahead < 0 || ahead > YEARS_AHEAD) return { primera: [OPTION_MESSAGES.yearTooFar] };
  if (last < first) return { ultima: [OPTION_MESSAGES.lastBeforeFirst] };
  const most = MOST_NIGHTS[SEASON_OPTIONS.get(period)!];
  if (last - first >= most) return { ultima: [OPTION_MESSAGES.tooManyNights(most)] };
  if (period === HOLY_WEEK) {
    const goodFriday = easterSunday(year) - 2;
    const isIn = first <= goodFriday && goodFriday <= last;
    return isIn ? {} : { primera: [OPTION_MESSAGES.withoutGoodFriday(dayInWords(formatDay(goodFriday)))] };
  }
  if (first < dayOf(year, 6, 1) || last > dayOf(year, 8, 31))
    return { primera: [OPTION_MESSAGES.notInWinter] };
  return {};
}

/** Contact lines, links and signature as they are entered; empty for none. */
export interface ContactForm extends DatedForm, Record<OutsideLink, string> {
  lineas: string;
  firma: string;
}

/** Faults of contact lines, links and signature. */
export function contactFaults(form: ContactForm, now: Date): FieldErrors {
  const faults = dayFaults(form, now);
  for (const field of ['lineas', 'firma'] as const) {
    if (form[field].length > LENGTHS.note) faults[field] = [tooLong(LENGTHS.note)];
    else if (linesOf(form[field]).length > MOST_LINES) faults[field] = [OPTION_MESSAGES.manyLines];
  }
  for (const name of Object.keys(OUTSIDE_LINKS) as OutsideLink[]) {
    const link = form[name].trim();
    if (link.length > LENGTHS.note) faults[name] = [tooLong(LENGTHS.note)];
    else if (link && !isLink(link)) faults[name] = [OPTION_MESSAGES.badLink];
  }
  return faults;
}

/** The lines of a text, without empty ones. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** An address that browsers may be sent to: https, of a host with a name, without credentials. */
function isLink(text: string): boolean {
  if (!/^https:\/\/[^\s@\\]+$/i.test(text)) return false;
  try {
    return new URL(text).hostname.includes('.');
  } catch {
    return false;
  }
}
