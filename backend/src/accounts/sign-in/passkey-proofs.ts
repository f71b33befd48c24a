import { Injectable } from '@nestjs/common';
import { PASSKEY_MESSAGES } from '#common/accounts/account-messages.js';
import { Problem } from '#platform/process/problem.js';
import { Passkeys, type Passkey } from '../credentials/passkeys.js';
import type { ChallengeUse } from './passkey-challenges.js';
import { credentialIdOf, PasskeyCeremonies } from './passkey-ceremonies.js';

/** A passkey was used with a signature count that has not increased: two devices may hold the same key. */
export class ClonedPasskey extends Problem {
  constructor(readonly administratorId: number) {
    super('unauthorised', PASSKEY_MESSAGES.refused);
  }
}

interface Presented {
  answer: string;
  /** The account that it must belong to; any if undefined. */
  administratorId?: number;
  /** Whether the device must have asked for fingerprint, face or PIN. */
  verified: boolean;
}

/** Checks a passkey that a browser presents, and notes its use. */
@Injectable()
export class PasskeyProofs {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly ceremonies: PasskeyCeremonies,
  ) {}

  /** Request options for the browser. Without an account, any passkey of this site is accepted. */
  async ask(
    use: ChallengeUse,
    { administratorId, verified }: Omit<Presented, 'answer'>,
  ): Promise<string | undefined> {
    if (administratorId === undefined) return this.ceremonies.authentication(use, { verified });
    const known = await this.passkeys.listOf(administratorId);
    return known.length === 0 ? undefined : this.ceremonies.authentication(use, { known, verified });
  }

  /**
   * @returns the passkey
   * @throws Problem 'unauthorised', or ClonedPasskey
   */
  async check(use: ChallengeUse, { answer, administratorId, verified }: Presented): Promise<Passkey> {
    const passkey = await this.passkeys.byCredential(credentialIdOf(answer));
    if (!passkey || (administratorId ?? passkey.administratorId) !== passkey.administratorId) throw refusal();
    const proof = await this.ceremonies.verifyAuthentication(use, { answer, passkey, verified });
    if (!proof) throw refusal();
    if (!(await this.passkeys.noteUse(passkey.id, proof))) throw new ClonedPasskey(passkey.administratorId);
    return passkey;
  }
}

function refusal(): Problem {
  return new Problem('unauthorised', PASSKEY_MESSAGES.refused);
}
