import { DataSource } from 'typeorm';
import { normaliseEmail } from '#common/kernel/forms/email.js';
import type { AuditAction } from '#common/accounts/audit/audit-actions.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { SealedContents } from '#platform/audit/sealed-contents.js';
import { readEmail } from '#platform/http/input/read-email.js';
import type { Clock, Random } from '#platform/process/clock.js';
import type { Settings } from '#platform/config/settings.js';
import { Transactions, type Transaction } from '#platform/database/transactions.js';
import { SealedTexts } from '#platform/secrets/sealed-texts.js';
import { SecretKeys } from '#platform/secrets/secret-keys.js';
import { Signatures } from '#platform/secrets/signatures.js';
import { Sessions } from '#platform/security/sessions.js';
import { AccountLinks } from '../credentials/account-links.js';
import { Passkeys } from '../credentials/passkeys.js';
import { SecondFactors } from '../credentials/second-factors.js';
import { Administrator } from '../credentials/administrator.entity.js';
import { AccountList, type ListedAccount } from './account-list.js';

/** Account recovery from the command line: `npm run admin` (docs/operations.md, Accounts). */
class RescueAccount {
  constructor(
    private readonly transactions: Transactions,
    private readonly list: AccountList,
    private readonly access: {
      links: AccountLinks;
      factors: SecondFactors;
      passkeys: Passkeys;
      sessions: Sessions;
    },
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @returns the text to print; undefined for an unknown command
   * @throws Error for an unknown address
   */
  async execute(command: string, email: string): Promise<string | undefined> {
    if (command === 'list') return (await this.list.all()).map(lineOf).join('\n');
    if (!email) return undefined;
    if (command === 'reset') return this.change(email, (tx, account) => this.reset(tx, account));
    if (command === 'disable') return this.change(email, (tx, account) => this.setActive(tx, account, false));
    if (command === 'enable') return this.change(email, (tx, account) => this.setActive(tx, account, true));
    return undefined;
  }

  private change(
    email: string,
    work: (tx: Transaction, account: Administrator) => Promise<string>,
  ): Promise<string> {
    return this.transactions.run(async (tx) => {
      const account = await tx
        .getRepository(Administrator)
        .findOne({ where: { email: normaliseEmail(readEmail(email)) }, lock: { mode: 'pessimistic_write' } });
      if (!account) throw new Error(`There is no account ${email}; "list" shows them`);
      return work(tx, account);
    });
  }

  /** Ends the sessions and links, removes the second factor and the passkeys, and prints a link to choose another password. */
  private async reset(tx: Transaction, { id, email, disabledAt }: Administrator): Promise<string> {
    if (disabledAt !== null) throw new Error(`${email} is disabled; "enable" it first`);
    await this.access.sessions.endAllOf(tx, id);
    await this.access.factors.remove(tx, id);
    await this.access.passkeys.removeAll(tx, id);
    await this.access.links.forget(tx, id);
    const link = await this.access.links.addressOf(await this.access.links.create(tx, id, 'reset'));
    await this.record(tx, id, { action: 'account.rescue' });
    return `${email} chooses another password here, once, within an hour:\n${link}`;
  }

  private async setActive(tx: Transaction, account: Administrator, active: boolean): Promise<string> {
    const { id, email, role, disabledAt } = account;
    await tx
      .getRepository(Administrator)
      .update({ id }, { disabledAt: active ? null : (disabledAt ?? new Date()) });
    if (!active) {
      await this.access.sessions.endAllOf(tx, id);
      await this.access.links.forget(tx, id);
    }
    await this.record(tx, id, {
      action: 'account.change',
      before: { email, role, active: disabledAt === null },
      after: { email, role, active },
    });
    return active ? `${email} may sign in again` : `${email} may not sign in; its sessions have ended`;
  }

  private record(
    tx: Transaction,
    entityId: number,
    change: { action: AuditAction; before?: object; after?: object },
  ): Promise<void> {
    return this.audit.record(tx, { administratorId: null, entity: 'account', entityId, ...change });
  }
}

/** Builds the use case for a program that runs without the framework. */
export function rescueAccounts(
  database: DataSource,
  { settings, clock, random }: { settings: Settings; clock: Clock; random: Random },
): RescueAccount {
  const keys = new SecretKeys(settings);
  const [signatures, sealed] = [new Signatures(keys), new SealedTexts(keys)];
  return new RescueAccount(
    new Transactions(database),
    new AccountList(database, clock),
    {
      links: new AccountLinks(database, settings, clock, random, signatures),
      factors: new SecondFactors(database, clock, random, sealed),
      passkeys: new Passkeys(database, clock),
      sessions: new Sessions(database, clock),
    },
    new AuditTrail(new SealedContents(sealed)),
  );
}

function lineOf({ email, role, hasPassword, disabledAt, lastLoginAt }: ListedAccount): string {
  const state = disabledAt ? 'disabled' : hasPassword ? 'active' : 'invited';
  return `${email}  ${role}  ${state}  last login ${lastLoginAt?.toISOString() ?? 'never'}`;
}
