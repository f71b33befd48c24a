import { isEmail } from './email.js';
import type { FieldErrors } from './field-errors.js';

/** Texts of a form for the two faults of its address. */
export interface EmailTexts {
  emailRequired: string;
  emailShape: string;
}

/** Faults of the address to which messages are requested, as an object with at most the field `email`. */
export function emailFaults(email: string, { emailRequired, emailShape }: EmailTexts): FieldErrors {
  const address = email.trim();
  if (!address) return { email: [emailRequired] };
  return isEmail(address) ? {} : { email: [emailShape] };
}
