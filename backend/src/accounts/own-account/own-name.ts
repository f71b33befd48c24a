import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ACCOUNT_MESSAGES } from '#common/accounts/account-messages.js';
import { UNDO_MESSAGES } from '#common/accounts/audit/undo-messages.js';
import { oneLine } from '#common/kernel/text.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import { Administrator } from '../credentials/administrator.entity.js';

interface NameChange {
  /** The account that gets the name. */
  id: number;
  /** Empty to have none. */
  name: string;
  /** For a change that undoes another: the name that the other one left. */
  left?: string;
}

/** The name under which colleagues see an account; an account without a name is shown by its address (back-office.md §2, Other operators). */
@Injectable()
export class OwnName {
  constructor(
    private readonly database: DataSource,
    private readonly actions: Actions,
    private readonly audit: AuditTrail,
  ) {}

  /** Empty without a name. */
  async of(id: number): Promise<string> {
    return (await this.database.getRepository(Administrator).findOneByOrFail({ id })).name;
  }

  /**
   * Only the account itself changes its name. An administrator may undo that.
   * @throws Problem 'not-found', 'forbidden', or 'conflict' if the name has changed since what is undone
   */
  async change({ id, name, left }: NameChange, administratorId: number): Promise<void> {
    const next = oneLine(name);
    await this.actions.run(async (tx) => {
      const accounts = tx.getRepository(Administrator);
      const account = await accounts.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!account) throw Problem.notFound(ACCOUNT_MESSAGES.notFound);
      const { email, name: earlier } = account;
      if (id !== administratorId) {
        const actor = await accounts.findOneBy({ id: administratorId });
        if (actor?.role !== 'administrator') throw new Problem('forbidden', ACCOUNT_MESSAGES.nameOfOther);
      }
      if (left !== undefined && earlier !== left) throw Problem.conflict(UNDO_MESSAGES.changedSince);
      if (earlier === next) return;
      await accounts.update({ id }, { name: next });
      await this.audit.record(tx, {
        administratorId,
        action: 'account.name',
        entity: 'account',
        entityId: id,
        before: { email, name: earlier },
        after: { email, name: next },
      });
    });
  }
}
