import { PERSONAL_DATA_MESSAGES } from '#common/messages/personal-data.js';
import { rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import type { HoldsPersonalData, Person } from '#platform/personal-data/personal-data.js';

/** Addresses that receive no newsletters. An erasure leaves them, because they would receive newsletters again. */
export class SuppressionPersonalData implements HoldsPersonalData {
  readonly name = PERSONAL_DATA_MESSAGES.groups.suppression;
  readonly keptBecause = PERSONAL_DATA_MESSAGES.kept.suppression;

  rows(tx: Transaction, { email }: Person): Promise<Record<string, unknown>[]> {
    return rowsOf(
      tx,
      'SELECT email AS registro, reason AS motivo, created_at AS fecha FROM mail_suppressions WHERE mailbox_of(email) = mailbox_of($1)',
      [email],
    );
  }
}
