import type { ContactRequest } from '../wire/support.js';
import type { FieldErrors } from './field-errors.js';
import { INQUIRY_MESSAGES as MESSAGES } from '../messages/inquiries.js';
import { CONTACT_MESSAGES } from '../messages/contact.js';
import { isEmail } from './email.js';

/** Faults of the contact form: all three fields are required, and the address must be valid. */
export function contactFaults(form: ContactRequest): FieldErrors {
  const errors: FieldErrors = {};
  if (!form.nombreCompleto.trim()) errors['nombreCompleto'] = [MESSAGES.nameRequired];
  const email = form.email.trim();
  if (!email) errors['email'] = [CONTACT_MESSAGES.emailRequired];
  else if (!isEmail(email)) errors['email'] = [MESSAGES.emailShape];
  if (!form.mensaje.trim()) errors['mensaje'] = [MESSAGES.messageRequired];
  return errors;
}
