import { PERSONAL_DATA_MESSAGES } from './personal-data-messages.js';
import { PUBLICATION_MESSAGES } from '../../listings/publication/publication-messages.js';
import { mobileFault } from '../../listings/publication/mobile-fault.js';
import { tooLong } from '../../kernel/forms/length-messages.js';
import type { FieldErrors } from '../../kernel/forms/field-errors.js';
import { LENGTHS } from '../../kernel/limits.js';
import { isDni, plainDni } from '../../kernel/forms/dni.js';
import { isEmail, normaliseEmail } from '../../kernel/forms/email.js';
import { maskMobile, plainPhone } from '../../kernel/forms/phone.js';

/** The operator's corrections of a person's data, as typed. An empty field is not corrected. */
export interface CorrectionForm {
  nombre: string;
  apellido: string;
  dni: string;
  celular: string;
  emailNuevo: string;
}

/** The corrected values, as stored; a missing one stays as it is. */
export interface Correction {
  firstName?: string;
  lastName?: string;
  dni?: string;
  mobile?: string;
  email?: string;
}

/** Country of a number that begins with another prefix than +54; its name does not matter for the rules of the number. */
const ABROAD = 'abroad';

/** The correction of a form, in the stored spelling. */
export function correctionOf(form: CorrectionForm): Correction {
  const correction: Correction = {};
  if (form.nombre.trim() !== '') correction.firstName = form.nombre.trim();
  if (form.apellido.trim() !== '') correction.lastName = form.apellido.trim();
  if (form.dni.trim() !== '') correction.dni = plainDni(form.dni);
  if (form.celular.trim() !== '') correction.mobile = maskMobile(form.celular, countryOf(form.celular));
  if (form.emailNuevo.trim() !== '') correction.email = normaliseEmail(form.emailNuevo);
  return correction;
}

/**
 * Faults of a correction by field (docs/decisions/0053): values that a publication could not have, a name without a surname or a surname
 * without a name, because inquiries keep both in one text, and a form without any value.
 */
export function correctionFaults(form: CorrectionForm): FieldErrors {
  const correction = correctionOf(form);
  const { firstName, lastName, dni, mobile, email } = correction;
  const faults: FieldErrors = {};
  if (Object.keys(correction).length === 0) faults['nombre'] = [PERSONAL_DATA_MESSAGES.nothingTyped];
  if (firstName && !lastName) faults['apellido'] = [PERSONAL_DATA_MESSAGES.bothNames];
  if (lastName && !firstName) faults['nombre'] = [PERSONAL_DATA_MESSAGES.bothNames];
  if (firstName && firstName.length > LENGTHS.name) faults['nombre'] = [tooLong(LENGTHS.name)];
  if (lastName && lastName.length > LENGTHS.name) faults['apellido'] = [tooLong(LENGTHS.name)];
  if (dni !== undefined && !isDni(dni)) faults['dni'] = [PUBLICATION_MESSAGES.invalidDni];
  const ofMobile = mobile !== undefined && mobileFault(mobile, countryOf(form.celular));
  if (ofMobile) faults['celular'] = [ofMobile];
  if (email !== undefined && !isEmail(email)) faults['emailNuevo'] = [PERSONAL_DATA_MESSAGES.noEmail];
  return faults;
}

/** Name and surname in one text; undefined if they are not corrected. */
export function fullNameOf({ firstName, lastName }: Correction): string | undefined {
  return firstName && lastName ? `${firstName} ${lastName}` : undefined;
}

function countryOf(typed: string): string | undefined {
  return /^\+(?!\s*54)/.test(plainPhone(typed)) ? ABROAD : undefined;
}
