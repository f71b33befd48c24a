import { ALERT_MESSAGES } from '../messages/alerts.js';
import type { AlertRequest } from '../wire/alerts.js';
import { emailFaults } from './email-request.js';
import type { FieldErrors } from './field-errors.js';

/** Faults of the address to which alerts are sent. */
export function alertFaults({ email }: Pick<AlertRequest, 'email'>): FieldErrors {
  return emailFaults(email, ALERT_MESSAGES);
}
