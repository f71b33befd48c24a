import { Injectable } from '@nestjs/common';
import { PASSKEY_MESSAGES } from '#common/accounts/account-messages.js';
import type { AuditAction } from '#common/accounts/audit/audit-actions.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import { Passkeys } from '../credentials/passkeys.js';
import { AccountMails, type SecondStepChange } from '../credentials/account-mails.js';
import type { ChallengeUse } from '../sign-in/passkey-challenges.js';
import { PasskeyCeremonies } from '../sign-in/passkey-ceremonies.js';

interface Account {
  id: number;
  email: string;
}

/** Maximum number of passkeys of an account. */
const MOST = 10;

/** Adds, renames and removes passkeys of the signed-in account. */
@Injectable()
export class OwnPasskeys {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly actions: Actions,
    private readonly audit: AuditTrail,
    private readonly mails: AccountMails,
  ) {}

  /** @throws Problem 'conflict' if the account has as many as it may */
  async prepare(account: Account, holder: string): Promise<string> {
    const known = await this.passkeys.listOf(account.id);
    if (known.length >= MOST) throw Problem.conflict(PASSKEY_MESSAGES.most);
    return this.ceremonies.registration(registerBy(holder), account, known);
  }

  /** @throws Problem 'invalid' without a name or for a wrong answer, 'conflict' if the passkey is in an account already */
  async add(
    account: Account,
    { holder, answer, label }: { holder: string; answer: string; label: string },
  ): Promise<void> {
    const name = named(label);
    await this.actions.run(async (tx) => {
      // A challenge is accepted once. A repeated request gets the stored result and does not run this again.
      const passkey = await this.ceremonies.verifyRegistration(registerBy(holder), answer);
      if (!passkey)
        throw Problem.invalid({ credencial: [PASSKEY_MESSAGES.refused] }, PASSKEY_MESSAGES.refused);
      const id = await this.passkeys.add(tx, account.id, { passkey, label: name, most: MOST });
      if (id === undefined) throw Problem.conflict(PASSKEY_MESSAGES.exists);
      await this.record(tx, account, { action: 'account.passkey.add', after: { nombre: name } });
      await this.mail(tx, account, 'passkeyAdded');
    });
  }

  /** @throws Problem 'invalid' without a name, 'not-found' */
  async rename(account: Account, { id, label }: { id: number; label: string }): Promise<void> {
    const name = named(label);
    await this.actions.run(async (tx) => {
      if (!(await this.passkeys.rename(tx, account.id, { id, label: name })))
        throw Problem.notFound(PASSKEY_MESSAGES.gone);
      await this.record(tx, account, { action: 'account.passkey.rename', after: { nombre: name } });
    });
  }

  /** @throws Problem 'not-found' */
  async remove(account: Account, id: number): Promise<void> {
    await this.actions.run(async (tx) => {
      if (!(await this.passkeys.remove(tx, account.id, id))) throw Problem.notFound(PASSKEY_MESSAGES.gone);
      await this.record(tx, account, { action: 'account.passkey.remove' });
      await this.mail(tx, account, 'passkeyRemoved');
    });
  }

  private record(
    tx: Transaction,
    { id }: Account,
    change: { action: AuditAction; after?: object },
  ): Promise<void> {
    return this.audit.record(tx, { administratorId: id, entity: 'account', entityId: id, ...change });
  }

  private mail(tx: Transaction, account: Account, change: SecondStepChange): Promise<void> {
    return this.mails.secondStepChanged(tx, account, change);
  }
}

function registerBy(holder: string): ChallengeUse {
  return { use: 'register', holder };
}

function named(label: string): string {
  const name = label.trim();
  if (!name) throw Problem.invalid({ nombre: [PASSKEY_MESSAGES.unnamed] }, PASSKEY_MESSAGES.unnamed);
  return name;
}
