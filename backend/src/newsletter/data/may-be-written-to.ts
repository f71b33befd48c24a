import { isBlacklisted } from '../../blacklist/public.js';

/**
 * Why an address gets no newsletter, as SQL: `baja`, `blacklist` or null. The one rule behind the list of recipients, the
 * sending, and the last look before each message goes out (wire-contract.md, Newsletter and support replies). The column is named with its table.
 */
export function omissionOf(email: string): string {
  return `CASE WHEN EXISTS (SELECT FROM mail_suppressions s WHERE s.email = lower(${email})) THEN 'baja'
               WHEN ${isBlacklisted(email)} THEN 'blacklist' END`;
}
