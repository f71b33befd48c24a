import { Injectable } from '@nestjs/common';
import { normaliseEmail } from '#common/rules/email.js';
import { visitorAddress } from '#platform/http/visitor-address.js';
import { RateLimits, type Limit } from '#platform/rate-limits/rate-limits.js';

const WINDOW_SECONDS = 15 * 60;
/** Limits on failed logins: per account and address, and per address (reliability.md, Sessions and logins). */
const PER_ACCOUNT: Limit = { name: 'login-account', points: 5, seconds: WINDOW_SECONDS };
const PER_ADDRESS: Limit = { name: 'login-address', points: 30, seconds: WINDOW_SECONDS };

export interface LoginAttempt {
  email: string;
  /** The client address, taken from the configured number of proxies. */
  ip: string;
}

/** Limits password guessing. No account is locked: logins from other addresses still work. */
@Injectable()
export class LoginLimits {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Counts an attempt before the password is checked, so that concurrent attempts are limited like sequential ones.
   * @throws Problem 'too-many'
   */
  async begin(attempt: LoginAttempt): Promise<void> {
    await this.limits.consume(PER_ACCOUNT, accountKey(attempt));
    await this.limits.consume(PER_ADDRESS, visitorAddress(attempt.ip));
  }

  /** Uncounts a successful attempt. */
  async succeeded(attempt: LoginAttempt): Promise<void> {
    await this.limits.forget(PER_ACCOUNT, accountKey(attempt));
    await this.limits.giveBack(PER_ADDRESS, visitorAddress(attempt.ip));
  }
}

function accountKey({ email, ip }: LoginAttempt): string {
  return `${visitorAddress(ip)} ${normaliseEmail(email).slice(0, 200)}`;
}
