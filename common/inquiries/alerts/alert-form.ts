import { ALERT_MESSAGES } from './alert-messages.js';
import type { AlertRequest } from './alert-calls.js';
import { emailFaults } from '../../kernel/forms/email-request.js';
import type { FieldErrors } from '../../kernel/forms/field-errors.js';

/** Faults of the address to which alerts are sent. */
export function alertFaults({ email }: Pick<AlertRequest, 'email'>): FieldErrors {
  return emailFaults(email, ALERT_MESSAGES);
}
