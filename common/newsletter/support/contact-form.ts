import type { ContactRequest } from './support-calls.js';
import type { FieldErrors } from '../../kernel/forms/field-errors.js';
import { INQUIRY_MESSAGES as MESSAGES } from '../../inquiries/inquiry-messages.js';
import { CONTACT_MESSAGES } from './contact-messages.js';
import { isEmail } from '../../kernel/forms/email.js';

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
