import { isMailRefused } from '#platform/mail/refused-addresses.js';
import { isBlacklisted } from './blacklist.js';

/** SQL condition: the mailbox of the address, an SQL expression, has unsubscribed or rejected messages (`mail_suppressions`). */
export function isUnsubscribed(email: string): string {
  return `EXISTS (SELECT FROM offered_mail_suppressions s WHERE mailbox_of(s.email) = mailbox_of(${email}))`;
}

/** SQL condition: nothing that was not asked for may be sent to the address, an SQL expression. */
export function isSilenced(email: string): string {
  return `(${isBlacklisted(email)} OR ${isUnsubscribed(email)})`;
}

/** SQL condition: mailings leave the address, an SQL expression, out. */
export function isLeftOut(email: string): string {
  return `(${isSilenced(email)} OR ${isMailRefused(email)})`;
}
