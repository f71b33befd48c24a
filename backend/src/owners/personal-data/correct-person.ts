import { Injectable } from '@nestjs/common';
import { PERSONAL_DATA_MESSAGES } from '#common/owners/personal-data/personal-data-messages.js';
import type { Correction } from '#common/owners/personal-data/correction.js';
import { mailboxOf } from '#common/kernel/forms/email.js';
import type { CorrectionAnswer } from '#common/owners/personal-data/personal-data-calls.js';
import { AuditTrail, type Change } from '#platform/audit/audit-trail.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import type { FoundContact } from '../../contacts/public.js';
import { SearchRows } from '../../listings/public.js';
import { findPerson, type Named } from './find-person.js';
import { Holders } from './holders.js';
import { Confirmations } from './confirmations.js';

export interface CorrectionOrder {
  named: Named;
  correction: Correction;
  /** Version that the operator saw (`FoundPerson.version`). */
  version: string;
  administratorId: number;
}

/** Corrects a person's data in every part of the site, in one transaction (Ley 25.326, art. 16; docs/decisions/0053). */
@Injectable()
export class CorrectPerson {
  constructor(
    private readonly actions: Actions,
    private readonly holders: Holders,
    private readonly audit: AuditTrail,
    private readonly searchRows: SearchRows,
    private readonly confirmations: Confirmations,
  ) {}

  /** @throws Problem 'conflict' if a contact of the person has changed since it was shown */
  async execute(order: CorrectionOrder): Promise<CorrectionAnswer['corregidos']> {
    return this.actions.run((tx) => this.correct(tx, order));
  }

  private async correct(
    tx: Transaction,
    { named, correction, version, administratorId }: CorrectionOrder,
  ): Promise<CorrectionAnswer['corregidos']> {
    const { person, contacts, version: current } = await findPerson(tx, this.holders, named);
    if (version !== current) throw Problem.conflict(PERSONAL_DATA_MESSAGES.staleData);
    const corrected: CorrectionAnswer['corregidos'] = [];
    for (const holder of this.holders.all) {
      const cantidad = (await holder.rectify?.(tx, person, correction)) ?? 0;
      if (cantidad > 0) corrected.push({ nombre: holder.name, cantidad });
    }
    await this.searchRows.refreshAll(tx, [...person.listingIds, ...person.othersListingIds]);
    const { email } = correction;
    if (email !== undefined && mailboxOf(email) !== mailboxOf(named.email)) {
      await this.confirmations.ask(tx, { contactIds: withMailbox(contacts, named.email), email });
    }
    const changes = contacts.map((contact) => ({
      contact,
      after: this.holders.contacts.changes(contact, named, correction),
    }));
    await this.audit.recordAll(tx, entriesOf(changes, administratorId));
    const rows = corrected.reduce((sum, { cantidad }) => sum + cantidad, 0);
    const after = { rows, fields: Object.keys(correction) };
    await this.audit.record(tx, {
      administratorId,
      action: 'person.correct',
      entity: 'person',
      entityId: null,
      after,
    });
    return corrected;
  }
}

function withMailbox(contacts: readonly FoundContact[], email: string): number[] {
  return contacts.filter((contact) => mailboxOf(contact.email) === mailboxOf(email)).map(({ id }) => id);
}

/** One entry of the audit trail for each contact that changed, so that an erasure finds them. */
function entriesOf(
  changes: readonly { contact: FoundContact; after: Correction }[],
  administratorId: number,
): Change[] {
  return changes.flatMap(({ contact, after }) => {
    const fields = Object.keys(after) as (keyof Correction)[];
    if (fields.length === 0) return [];
    const before = Object.fromEntries(fields.map((field) => [field, contact[field]]));
    return {
      administratorId,
      action: 'contact.correct',
      entity: 'contact',
      entityId: contact.id,
      before,
      after,
    };
  });
}
