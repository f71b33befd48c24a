/**
 * Addresses that a mail server refused for good (`addressRefusal`). Mailings leave them out (`isMailRefused`); a message to one person is tried
 * once, and clears the mark if the server takes it.
 */
import type { MailRefusalWire } from '#common/kernel/mail-refusal.js';
import type { Sweep } from '../database/sweep.js';
import { rowOf, rowsOf, type Database } from '../database/rows.js';
import type { Transaction } from '../database/transactions.js';

/** Recorded as the error of a message of a mailing that was not tried. */
export const ADDRESS_REFUSED = 'The address refuses mail';

/** After a year an address is tried again. */
export const REFUSALS_SWEEP: Sweep = {
  table: 'refused_addresses',
  condition: `refused_at < now() - interval '1 year'`,
};

/** SQL condition: the address, an SQL expression with its table alias, gets no mailings because a mail server refused it for good. */
export function isMailRefused(email: string): string {
  return `EXISTS (SELECT FROM refused_addresses f WHERE f.email = lower(${email}))`;
}

/** SQL expression of the refusal of an address, an SQL expression with its table alias, as MailRefusalWire; null without one. */
export function mailRefusalOf(email: string): string {
  return `(SELECT jsonb_build_object('motivo', f.reason, 'fecha', to_char(f.refused_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
           FROM refused_addresses f WHERE f.email = lower(${email}))`;
}

/** The refusals of some addresses, by address in lower case. */
export async function mailRefusals(
  database: Database,
  emails: readonly string[],
): Promise<Map<string, MailRefusalWire>> {
  const rows = await rowsOf<{ email: string; refusal: MailRefusalWire }>(
    database,
    `SELECT r.email, ${mailRefusalOf('r.email')} AS refusal FROM refused_addresses r WHERE r.email IN (SELECT lower(unnest($1::text[])))`,
    [emails],
  );
  return new Map(rows.map(({ email, refusal }) => [email, refusal]));
}

/** A row, as the audit trail keeps it. */
export interface RefusedAddress {
  email: string;
  reason: string;
  refusedAt: string;
}

/** Forgets the refusal of an address; undefined if there is none. */
export async function clearRefusal(tx: Transaction, email: string): Promise<RefusedAddress | undefined> {
  return rowOf(
    tx,
    `DELETE FROM refused_addresses WHERE email = lower($1) RETURNING email, reason, refused_at::text AS "refusedAt"`,
    [email],
  );
}

/** Records a refusal that was cleared, unless the address was refused again since. */
export async function restoreRefusal(
  tx: Transaction,
  { email, reason, refusedAt }: RefusedAddress,
): Promise<void> {
  await tx.query(
    'INSERT INTO refused_addresses (email, reason, refused_at) VALUES ($1, $2, $3) ON CONFLICT (email) DO NOTHING',
    [email, reason, refusedAt],
  );
}
