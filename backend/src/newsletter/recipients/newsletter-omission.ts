import { isMailRefused } from '#platform/mail/refused-addresses.js';
import { isBlacklisted, isUnsubscribed } from '../../blacklist/public.js';

/**
 * SQL condition: the address cannot ask for news, an SQL expression with its table alias. A person who unsubscribed can ask for them again
 * (public-site.md §2, News).
 */
export function cannotAskForNews(email: string): string {
  return `(${isBlacklisted(email)} OR EXISTS (
            SELECT FROM mail_suppressions s WHERE mailbox_of(s.email) = mailbox_of(${email}) AND s.reason <> 'unsubscribed'))`;
}

/** SQL condition: an owner has confirmed the mailbox of the address, an SQL expression with its table alias. */
export function isOwnersMailbox(email: string): string {
  return `EXISTS (SELECT FROM offered_contacts k WHERE mailbox_of(k.email) = mailbox_of(${email}) AND k.confirmed_at IS NOT NULL)`;
}

/**
 * SQL expression of why an address gets no newsletter: `baja`, `blacklist`, `no recibe`, `sin confirmar` or null. An address is confirmed if that of any
 * contact with its mailbox is, or if its mailbox asked for news. The recipient list, the sending and the final check before each message use it
 * (wire-contract.md, Newsletter and support replies). `email` is an SQL expression with its table alias.
 */
export function omissionOf(email: string): string {
  return `CASE WHEN ${isUnsubscribed(email)} THEN 'baja'
               WHEN ${isBlacklisted(email)} THEN 'blacklist'
               WHEN ${isMailRefused(email)} THEN 'no recibe'
               WHEN NOT ${isOwnersMailbox(email)}
                AND NOT EXISTS (SELECT FROM newsletter_subscribers a WHERE mailbox_of(a.email) = mailbox_of(${email})
                                AND a.confirmed_at IS NOT NULL)
               THEN 'sin confirmar' END`;
}
