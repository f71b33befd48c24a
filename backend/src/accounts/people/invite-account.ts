import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ACCOUNT_MESSAGES } from '#common/accounts/account-messages.js';
import { normaliseEmail } from '#common/kernel/forms/email.js';
import { oneLine } from '#common/kernel/text.js';
import type { Role } from '#common/kernel/calls/roles.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import { Administrator } from '../credentials/administrator.entity.js';
import { AccountLinks } from '../credentials/account-links.js';
import { AccountMails } from '../credentials/account-mails.js';

/** Creates accounts without a password, and mails their owners a link to choose one. */
@Injectable()
export class InviteAccount {
  constructor(
    private readonly database: DataSource,
    private readonly actions: Actions,
    private readonly links: AccountLinks,
    private readonly mails: AccountMails,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws Problem 'conflict' if the address has an account */
  async execute(
    invited: { email: string; name: string; role: Role },
    administratorId: number,
  ): Promise<void> {
    const { email, name, role } = invited;
    const account = { email: normaliseEmail(email), name: oneLine(name), role };
    await this.actions.run(async (tx) => {
      const { raw } = await tx
        .createQueryBuilder()
        .insert()
        .into(Administrator)
        .values({ ...account, passwordHash: null })
        .orIgnore()
        .returning('id')
        .execute();
      const entityId: number | undefined = raw[0]?.id;
      if (entityId === undefined) throw Problem.conflict(ACCOUNT_MESSAGES.exists);
      await this.mails.link(tx, { id: entityId, email: account.email }, 'invitation');
      await this.audit.record(tx, {
        administratorId,
        action: 'account.invite',
        entity: 'account',
        entityId,
        after: account,
      });
    });
  }

  /**
   * Mails a new link; earlier ones of the account stop working.
   * @returns the address
   * @throws Problem 'not-found', or 'conflict' for an account with a password or a disabled one
   */
  async repeat(id: number, administratorId: number): Promise<string> {
    // The address is read outside of the action, whose result is stored under the idempotency key.
    await this.actions.run(async (tx) => {
      const account = await tx
        .getRepository(Administrator)
        .findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!account) throw Problem.notFound(ACCOUNT_MESSAGES.notFound);
      if (account.passwordHash !== null) throw Problem.conflict(ACCOUNT_MESSAGES.notInvited);
      if (account.disabledAt !== null) throw Problem.conflict(ACCOUNT_MESSAGES.invitedDisabled);
      await this.links.forget(tx, id);
      await this.mails.link(tx, account, 'invitation');
      await this.audit.record(tx, {
        administratorId,
        action: 'account.invite',
        entity: 'account',
        entityId: id,
      });
    });
    return (await this.database.getRepository(Administrator).findOneByOrFail({ id })).email;
  }
}
