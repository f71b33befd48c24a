import { ALERT_MESSAGES } from '../messages/alerts.js';
import type { AlertRequest } from '../wire/alerts.js';
import { isEmail } from './email.js';
import type { FieldErrors } from './search-query.js';

/** Faults of the address to which alerts are sent. */
export function alertFaults({ email }: Pick<AlertRequest, 'email'>): FieldErrors {
  const address = email.trim();
  if (!address) return { email: [ALERT_MESSAGES.emailRequired] };
  return isEmail(address) ? {} : { email: [ALERT_MESSAGES.emailShape] };
}
