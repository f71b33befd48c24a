import { Injectable } from '@nestjs/common';
import { Clock, Random } from '#platform/process/clock.js';
import { RateLimits, type Limit } from '#platform/security/rate-limits.js';
import { SIGNATURE_PATTERN, Signatures } from '#platform/secrets/signatures.js';

const PURPOSE = 'passkey-challenges';
const VALID_SECONDS = 300;
/** A challenge is accepted once: its nonce is stored for longer than the challenge is valid. */
const ONCE: Limit = { name: 'passkey-challenge', points: 1, seconds: VALID_SECONDS + 60 };
/** Expiry in milliseconds, nonce, signature. */
const CHALLENGE = new RegExp(String.raw`^((\d{13})\.([\da-f-]{36}))\.(${SIGNATURE_PATTERN})$`);

/** Purpose of a challenge. A challenge for another purpose, or for another browser, is refused. */
export interface ChallengeUse {
  use: 'login' | 'second-step' | 'register' | 'confirm';
  /** Identifies the browser that requested the challenge: its session id, or the value of its login cookie. */
  holder: string;
}

/** Challenges of passkeys (docs/decisions/0007). A challenge is signed, so that the server stores nothing until it is used. */
@Injectable()
export class PasskeyChallenges {
  constructor(
    private readonly signatures: Signatures,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  /** @returns a new challenge, valid for five minutes */
  async make(use: ChallengeUse): Promise<string> {
    const text = `${this.clock.now().getTime() + VALID_SECONDS * 1_000}.${this.random.uuid()}`;
    return `${text}.${await this.signatures.sign(PURPOSE, signed(use, text))}`;
  }

  /**
   * Checks a challenge and marks it as used.
   * @param challenge as the authenticator signed it, in base64url
   * @returns false if it is invalid, expired, already used, or was made for another use or browser
   */
  async accepts(use: ChallengeUse, challenge: string): Promise<boolean> {
    const given = Buffer.from(challenge, 'base64url').toString('utf8');
    const [, text = '', expires, nonce = '', signature = ''] = CHALLENGE.exec(given) ?? [];
    if (!(Number(expires) > this.clock.now().getTime())) return false;
    if (!(await this.signatures.matches(PURPOSE, signed(use, text), signature))) return false;
    return this.limits.tryConsume(ONCE, nonce);
  }
}

function signed({ use, holder }: ChallengeUse, text: string): string {
  return `${use} ${holder} ${text}`;
}
