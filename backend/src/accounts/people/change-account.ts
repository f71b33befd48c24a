import { Injectable } from '@nestjs/common';
import { ACCOUNT_MESSAGES } from '#common/accounts/account-messages.js';
import { UNDO_MESSAGES } from '#common/accounts/audit/undo-messages.js';
import type { Role } from '#common/kernel/calls/roles.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Clock } from '#platform/process/clock.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import { Sessions } from '#platform/security/sessions.js';
import { AccountLinks } from '../credentials/account-links.js';
import { Administrator } from '../credentials/administrator.entity.js';

interface AccountChange {
  id: number;
  role: Role;
  active: boolean;
  /** For a change that undoes another: the state that the other one left. */
  left?: { role: Role; active: boolean };
}

/**
 * Changes, disables and deletes accounts. Nobody can change their own account, and the actor must be an enabled administrator in the same
 * transaction, so that at least one administrator always remains.
 */
@Injectable()
export class ChangeAccount {
  constructor(
    private readonly actions: Actions,
    private readonly sessions: Sessions,
    private readonly links: AccountLinks,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets role and state. A disabled account loses its sessions and links.
   * @throws Problem 'not-found', 'conflict' for the own account or if it has changed since what is undone, or 'forbidden'
   */
  async execute({ id, role, active, left }: AccountChange, administratorId: number): Promise<void> {
    await this.actions.run(async (tx) => {
      const account = await this.lock(tx, id, administratorId);
      const wasActive = account.disabledAt === null;
      if (left && (account.role !== left.role || wasActive !== left.active))
        throw Problem.conflict(UNDO_MESSAGES.changedSince);
      if (account.role === role && wasActive === active) return;
      await tx
        .getRepository(Administrator)
        .update({ id }, { role, disabledAt: active ? null : (account.disabledAt ?? this.clock.now()) });
      if (!active) await this.shutOut(tx, id);
      await this.audit.record(tx, {
        administratorId,
        action: 'account.change',
        entity: 'account',
        entityId: id,
        before: { email: account.email, role: account.role, active: wasActive },
        after: { email: account.email, role, active },
      });
    });
  }

  /**
   * Deletes an account.
   * @throws Problem 'not-found', 'conflict' for the own account, or 'forbidden'
   */
  async remove(id: number, administratorId: number): Promise<void> {
    await this.actions.run(async (tx) => {
      const { email, role } = await this.lock(tx, id, administratorId);
      await this.shutOut(tx, id);
      await tx.getRepository(Administrator).delete({ id });
      await this.audit.record(tx, {
        administratorId,
        action: 'account.delete',
        entity: 'account',
        entityId: id,
        before: { email, role },
      });
    });
  }

  /** Locks all accounts, which are few, so that two administrators cannot shut each other out at once. */
  private async lock(tx: Transaction, id: number, administratorId: number): Promise<Administrator> {
    if (id === administratorId) throw Problem.conflict(ACCOUNT_MESSAGES.own);
    const accounts = await tx
      .getRepository(Administrator)
      .find({ order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } });
    const actor = accounts.find((account) => account.id === administratorId);
    if (actor?.role !== 'administrator' || actor.disabledAt !== null)
      throw new Problem('forbidden', ACCOUNT_MESSAGES.denied('administrator'));
    const account = accounts.find((one) => one.id === id);
    if (!account) throw Problem.notFound(ACCOUNT_MESSAGES.notFound);
    return account;
  }

  private async shutOut(tx: Transaction, id: number): Promise<void> {
    await this.sessions.endAllOf(tx, id);
    await this.links.forget(tx, id);
  }
}
