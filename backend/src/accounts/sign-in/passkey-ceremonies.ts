import { Injectable, Logger } from '@nestjs/common';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Settings } from '#platform/config/settings.js';
import type { NewPasskey, Passkey } from '../credentials/passkeys.js';
import { PasskeyChallenges, type ChallengeUse } from './passkey-challenges.js';

type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>;

/** Verified claims of an authenticator's response. */
export interface Proof {
  signCount: number;
  backedUp: boolean;
}

const TIMEOUT_MS = 120_000;

/** Its 250 files are loaded when a passkey is used first. */
const library = () => import('@simplewebauthn/server');

/** The registration and authentication ceremonies of WebAuthn: creates the options for the browser and verifies its responses. */
@Injectable()
export class PasskeyCeremonies {
  private readonly log = new Logger(PasskeyCeremonies.name);

  constructor(
    private readonly settings: Settings,
    private readonly challenges: PasskeyChallenges,
  ) {}

  /**
   * Registration options as JSON. The passkey must be discoverable (stored on the device) and verify its user by fingerprint, face or PIN.
   * @param known the passkeys of the account, which cannot be verifyRegistration again
   */
  async registration(
    use: ChallengeUse,
    account: { id: number; email: string },
    known: readonly Passkey[],
  ): Promise<string> {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: this.settings.SITE_NAME,
      rpID: this.rpId,
      userName: account.email,
      userID: new TextEncoder().encode(userIdOf(account.id)),
      challenge: await this.challenge(use),
      timeout: TIMEOUT_MS,
      attestationType: 'none',
      excludeCredentials: known.map(describe),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return JSON.stringify(options);
  }

  /**
   * Authentication options as JSON.
   * @param known the passkeys that are accepted; any passkey of this site if empty
   * @param verified whether the device must ask for fingerprint, face or PIN
   */
  async authentication(
    use: ChallengeUse,
    { known = [], verified }: { known?: readonly Passkey[]; verified: boolean },
  ): Promise<string> {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID: this.rpId,
      challenge: await this.challenge(use),
      timeout: TIMEOUT_MS,
      allowCredentials: known.map(describe),
      userVerification: verified ? 'required' : 'preferred',
    });
    return JSON.stringify(options);
  }

  /** The new passkey; undefined if the response is not valid. */
  async verifyRegistration(use: ChallengeUse, answer: string): Promise<NewPasskey | undefined> {
    return this.guarded(use, async (accepts) => {
      const { verifyRegistrationResponse } = await library();
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: JSON.parse(answer) as RegistrationResponseJSON,
        expectedChallenge: accepts,
        expectedOrigin: this.origin,
        expectedRPID: this.rpId,
      });
      if (!verified) return undefined;
      const { credential, credentialBackedUp } = registrationInfo;
      return {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        signCount: credential.counter,
        transports: credential.transports ?? [],
        backedUp: credentialBackedUp,
      };
    });
  }

  /**
   * The verified claims of a response; undefined if it is not valid. The library does not compare the signature count (`counter: 0`). The
   * caller does, because a count that does not increase is also recorded as a possible clone.
   */
  async verifyAuthentication(
    use: ChallengeUse,
    { answer, passkey, verified }: { answer: string; passkey: Passkey; verified: boolean },
  ): Promise<Proof | undefined> {
    return this.guarded(use, async (accepts) => {
      const response = JSON.parse(answer) as AuthenticationResponseJSON;
      const { userHandle } = response.response;
      if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== userIdOf(passkey.administratorId))
        return undefined;
      const { verifyAuthenticationResponse } = await library();
      const result = await verifyAuthenticationResponse({
        response,
        expectedChallenge: accepts,
        expectedOrigin: this.origin,
        expectedRPID: this.rpId,
        requireUserVerification: verified,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: 0,
        },
      });
      const { newCounter, credentialBackedUp } = result.authenticationInfo;
      return result.verified ? { signCount: newCounter, backedUp: credentialBackedUp } : undefined;
    });
  }

  /**
   * Returns undefined for a response that the library refuses by throwing. An error of the database while the challenge is checked is
   * rethrown, because it says nothing about the response.
   * @param verify gets the function that checks the challenge
   */
  private async guarded<T>(
    use: ChallengeUse,
    verify: (accepts: (challenge: string) => Promise<boolean>) => Promise<T | undefined>,
  ): Promise<T | undefined> {
    let failure: unknown;
    const accepts = (challenge: string): Promise<boolean> =>
      this.challenges.accepts(use, challenge).catch((error: unknown) => {
        failure = error;
        return false;
      });
    try {
      return await verify(accepts);
    } catch (error) {
      if (failure !== undefined) throw failure;
      this.log.debug(`A passkey was refused: ${(error as Error).message}`);
      return undefined;
    }
  }

  private async challenge(use: ChallengeUse): Promise<Uint8Array<ArrayBuffer>> {
    return new TextEncoder().encode(await this.challenges.make(use));
  }

  /** Passkeys are bound to the host of SITE_URL (docs/operations.md, Accounts). */
  private get rpId(): string {
    return new URL(this.settings.SITE_URL).hostname;
  }

  private get origin(): string {
    return new URL(this.settings.SITE_URL).origin;
  }
}

/** The id of the credential that an answer names. */
export function credentialIdOf(answer: string): string {
  try {
    const { id } = JSON.parse(answer) as { id?: unknown };
    return typeof id === 'string' ? id : '';
  } catch {
    return '';
  }
}

function describe({ credentialId, transports }: Passkey): { id: string; transports: Transports } {
  return { id: credentialId, transports: [...transports] as Transports };
}

function userIdOf(administratorId: number): string {
  return `cuenta-${administratorId}`;
}
