import { isBlacklisted } from '../../blacklist/public.js';

/**
 * SQL expression of why an address gets no newsletter: `baja`, `blacklist` or null. The recipient list, the sending and the final check
 * before each message use it (wire-contract.md, Newsletter and support replies). `email` is an SQL expression with its table alias.
 */
export function omissionOf(email: string): string {
  return `CASE WHEN EXISTS (SELECT FROM mail_suppressions s WHERE s.email = lower(${email})) THEN 'baja'
               WHEN ${isBlacklisted(email)} THEN 'blacklist' END`;
}
