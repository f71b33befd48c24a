import { PERSONAL_DATA_MESSAGES } from '#common/messages/personal-data.js';
import { rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import type { HoldsPersonalData, Person } from '#platform/personal-data/personal-data.js';

/** Blacklisted addresses. An erasure leaves them, because it would end the block. */
export class BlacklistPersonalData implements HoldsPersonalData {
  readonly name = PERSONAL_DATA_MESSAGES.groups.blacklist;
  readonly keptBecause = PERSONAL_DATA_MESSAGES.kept.blacklist;

  rows(tx: Transaction, { email }: Person): Promise<Record<string, unknown>[]> {
    return rowsOf(
      tx,
      'SELECT id AS registro, email, description AS motivo, created_at AS fecha FROM blacklist WHERE mailbox_of(email) = mailbox_of($1)',
      [email],
    );
  }
}
