import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { BLACKLIST_MESSAGES } from '#common/blacklist/blacklist-messages.js';
import { mailboxOf, normaliseEmail } from '#common/kernel/forms/email.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { lockPerson } from '#platform/database/advisory-locks.js';
import { rowOf } from '#platform/database/rows.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import { BlacklistEntry } from './blacklist-entry.entity.js';

/** Adds and removes blacklist entries. */
@Injectable()
export class EditBlacklist {
  constructor(
    private readonly actions: Actions,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @returns the entry's id
   * @throws Problem 'conflict' for an address whose mailbox is already listed
   */
  async add(
    { email, description }: Pick<BlacklistEntry, 'email' | 'description'>,
    administratorId: number,
  ): Promise<number> {
    const entry = { email: normaliseEmail(email), description };
    return this.actions.run(async (tx) => {
      await lockPerson(tx, `mailbox ${mailboxOf(entry.email)}`);
      const listed = await rowOf(tx, 'SELECT id FROM blacklist WHERE mailbox_of(email) = mailbox_of($1)', [
        entry.email,
      ]);
      if (listed) throw Problem.conflict(BLACKLIST_MESSAGES.exists);
      const { identifiers } = await tx.getRepository(BlacklistEntry).insert(entry);
      const entityId = identifiers[0]!.id as number;
      await this.audit.record(tx, {
        administratorId,
        action: 'blacklist.add',
        entity: 'blacklist',
        entityId,
        after: entry,
      });
      return entityId;
    });
  }

  /** @throws Problem 'not-found' */
  async remove(id: number, administratorId: number): Promise<void> {
    await this.actions.run(async (tx) => {
      const entry = await tx.getRepository(BlacklistEntry).findOneBy({ id });
      if (!entry) throw Problem.notFound(ERROR_MESSAGES.entryNotFound);
      await tx.getRepository(BlacklistEntry).delete({ id });
      const { email, description } = entry;
      await this.audit.record(tx, {
        administratorId,
        action: 'blacklist.remove',
        entity: 'blacklist',
        entityId: id,
        before: { email, description },
      });
    });
  }
}
