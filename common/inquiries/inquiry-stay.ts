import { stayErrors } from '../search/filters/stay.js';
import { INQUIRY_STAY_MESSAGES as MESSAGES } from './inquiry-stay-messages.js';
import { LIMITS } from '../kernel/limits.js';
import { dayInWords } from '../kernel/time/days.js';
import type { FieldErrors } from '../kernel/forms/field-errors.js';
import { counted } from '../kernel/text.js';

/** When and with whom a visitor wants to come; every field may be unknown. Days as `2027-01-16`. */
export interface InquiryStay {
  llegada: string | null;
  salida: string | null;
  personas: number | null;
  mascotas: boolean | null;
}

export type StayField = keyof InquiryStay;

/** Reads each field from its text in the form. */
const READ: { readonly [Field in StayField]: (text: string) => InquiryStay[Field] } = {
  llegada: String,
  salida: String,
  personas: Number,
  mascotas: (text) => text === 'si',
};

export function eachStayField<Value>(value: (field: StayField) => Value): Record<StayField, Value> {
  const fields = Object.keys(READ) as StayField[];
  return Object.fromEntries(fields.map((field) => [field, value(field)])) as Record<StayField, Value>;
}

export const NO_STAY = eachStayField(() => null) satisfies InquiryStay;

/** The stay of a form's texts; an empty one is unknown. */
export function stayOfTexts(texts: Readonly<Record<StayField, string>>): InquiryStay {
  return eachStayField((field) => (texts[field] ? READ[field](texts[field]) : null)) as InquiryStay;
}

/**
 * Faults of the optional fields of an inquiry: both dates or none, from today on, a departure after the arrival, a possible number of people.
 * @param today as `2026-11-26`
 */
export function inquiryStayFaults({ llegada, salida, personas }: InquiryStay, today: string): FieldErrors {
  const errors = stayErrors({ arrival: llegada, departure: salida }, today);
  if (personas !== null && !(Number.isInteger(personas) && personas >= 1 && personas <= LIMITS.maxPeople))
    errors['personas'] = [MESSAGES.people(LIMITS.maxPeople)];
  return errors;
}

/** Known facts of a stay, as labels and values: `Llegada`, `16/01/2027`. */
export function stayRows({ llegada, salida, personas, mascotas }: InquiryStay): [string, string][] {
  const rows: [string, string][] = [];
  if (llegada) rows.push(['Llegada', dayInWords(llegada)]);
  if (salida) rows.push(['Salida', dayInWords(salida)]);
  if (personas !== null) rows.push(['Personas', String(personas)]);
  if (mascotas !== null) rows.push(['Mascotas', mascotas ? 'Sí' : 'No']);
  return rows;
}

/** The same in a line: `16/01/2027 al 31/01/2027 · 4 personas · con mascotas`; empty if nothing is known. */
export function stayLine({ llegada, salida, personas, mascotas }: InquiryStay): string {
  return [
    llegada && salida && `${dayInWords(llegada)} al ${dayInWords(salida)}`,
    personas !== null && counted(personas, 'persona'),
    mascotas !== null && (mascotas ? 'con mascotas' : 'sin mascotas'),
  ]
    .filter(Boolean)
    .join(' · ');
}
