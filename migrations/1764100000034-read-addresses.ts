import { domainToASCII, domainToUnicode } from 'node:url';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = {
  administrators: 'email',
  alerts: 'email',
  blacklist: 'email',
  consents: 'email',
  contacts: 'email',
  inquiries: 'email',
  listings: 'email',
  mail_deliveries: 'recipient_email',
  mail_suppressions: 'email',
  newsletter_subscribers: 'email',
  refused_addresses: 'email',
  reports: 'email',
  support_messages: 'email',
} as const;
/** Tables with one row for a mailbox. */
const UNIQUE = new Set([
  'administrators',
  'alerts',
  'blacklist',
  'mail_suppressions',
  'newsletter_subscribers',
  'refused_addresses',
]);

/**
 * Addresses of domains with accents, of which earlier versions stored what was typed, are brought to the form in which they are compared now. A row
 * whose mailbox has another row already is left, because that one has its effect.
 */
export class ReadAddresses1764100000034 implements MigrationInterface {
  name = 'ReadAddresses1764100000034';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of Object.entries(COLUMNS)) {
      const rows = (await runner.query(
        `SELECT DISTINCT ${column} AS email FROM ${table} WHERE ${column} ~ '[^[:ascii:]]' OR ${column} ~* '[@.]xn--'`,
      )) as { email: string }[];
      for (const { email } of rows) {
        const read = readAddress(email);
        if (read === email) continue;
        const isFree = `NOT EXISTS (SELECT FROM ${table} WHERE mailbox_of(${column}) = mailbox_of($1))`;
        await runner.query(
          `UPDATE ${table} SET ${column} = $1 WHERE ${column} = $2 AND ${UNIQUE.has(table) ? isFree : 'true'}`,
          [read, email],
        );
      }
    }
  }

  /** Both forms are the same address. */
  async down(): Promise<void> {}
}

function readAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = domainToUnicode(domainToASCII(email.slice(at + 1)));
  return at > 0 && domain.includes('.') ? email.slice(0, at + 1) + domain : email;
}
