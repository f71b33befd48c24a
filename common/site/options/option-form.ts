import { LENGTHS } from '../../kernel/limits.js';
import type { FieldErrors } from '../../kernel/forms/field-errors.js';
import { tooLong } from '../../kernel/forms/length-messages.js';
import { parseDay } from '../../kernel/time/days.js';
import { localTimeOf } from '../../kernel/time/local-time.js';
import type { Closable } from './site-options.js';

/** Texts of what the operator sets for the whole site. */
export const OPTION_MESSAGES = {
  noText: 'Escribí el texto.',
  noReason: 'Escribí el motivo de lo que se cierra.',
  badTime: 'Elegí día y hora.',
  timeHasPassed: 'Ese momento ya pasó.',
  endBeforeStart: 'El final tiene que ser después del comienzo.',
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

/** Faults of the times of a setting. */
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

/** Faults of a notice. */
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
