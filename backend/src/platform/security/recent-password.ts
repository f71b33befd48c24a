import { PASSWORD_MESSAGES } from '#common/accounts/account-messages.js';
import { Problem } from '../process/problem.js';
import { isRecent } from './session-rules.js';

/**
 * Requires a confirmation by password or passkey within the last 15 minutes (docs/decisions/0007). The guard calls this for calls that
 * declare it; a controller calls it if only some input of its call needs it.
 * @param now in milliseconds
 * @throws Problem 'forbidden' with the reason `confirmar`; the back office then asks for the password and repeats the call
 */
export function assertRecent(session: { confirmedAt?: number }, now: number): void {
  if (!isRecent(session, now))
    throw new Problem('forbidden', PASSWORD_MESSAGES.confirm, { reason: 'confirmar' });
}
