import { Injectable } from '@nestjs/common';
import { PASSKEY_MESSAGES, SECOND_FACTOR_MESSAGES } from '#common/accounts/account-messages.js';
import { Problem } from '#platform/process/problem.js';
import { NetworkLimits } from '#platform/security/network-limits.js';
import type { Limit } from '#platform/security/rate-limits.js';
import { Administrators } from '../credentials/administrators.js';
import { PasskeyProofs } from './passkey-proofs.js';

type Account = { id: number; credentialVersion: number };

/** Refused logins of a network. A passkey cannot be guessed, but each attempt costs queries and a signature. */
const ATTEMPTS: Limit = { name: 'passkey-login', points: 30, seconds: 15 * 60 };

interface Attempt {
  answer: string;
  /** The session or cookie that asked. */
  holder: string;
  ip: string;
}

/** Logins by passkey: as the second step after the password, or as both steps. */
@Injectable()
export class PasskeyLogin {
  constructor(
    private readonly proofs: PasskeyProofs,
    private readonly administrators: Administrators,
    private readonly limits: NetworkLimits,
  ) {}

  /** Request options for a login without a password. */
  async ask(holder: string): Promise<string> {
    return (await this.proofs.ask({ use: 'login', holder }, { verified: true }))!;
  }

  /**
   * Request options for a passkey as the second step.
   * @throws Problem 'unauthorised' if the account has no passkey
   */
  async askSecondStep({ id }: Account, holder: string): Promise<string> {
    const options = await this.proofs.ask(
      { use: 'second-step', holder },
      { administratorId: id, verified: false },
    );
    if (!options) throw new Problem('unauthorised', SECOND_FACTOR_MESSAGES.over);
    return options;
  }

  /**
   * The account of a passkey that replaces both steps. The device must have verified its user.
   * @throws Problem 'unauthorised', 'too-many'
   */
  async signIn({ answer, holder, ip }: Attempt): Promise<Account> {
    await this.limits.consume(ATTEMPTS, ip);
    const { administratorId } = await this.proofs.check({ use: 'login', holder }, { answer, verified: true });
    const account = await this.administrators.enabled({ id: administratorId });
    if (!account) throw new Problem('unauthorised', PASSKEY_MESSAGES.refused);
    await this.limits.giveBack(ATTEMPTS, ip);
    return account;
  }

  /** @throws Problem 'unauthorised', 'too-many' */
  async secondStep({ id }: Account, { answer, holder, ip }: Attempt): Promise<void> {
    await this.limits.consume(ATTEMPTS, ip);
    await this.proofs.check({ use: 'second-step', holder }, { answer, administratorId: id, verified: false });
    await this.limits.giveBack(ATTEMPTS, ip);
  }
}
