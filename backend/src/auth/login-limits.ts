import { Injectable } from '@nestjs/common';
import { normaliseEmail } from '#common/rules/email.js';
import { visitorAddress } from '#platform/http/visitor-address.js';
import { RateLimits, type Limit } from '#platform/rate-limits/rate-limits.js';

const WINDOW_SECONDS = 15 * 60;
/** Failures, per account and address together, and per address alone (reliability.md, Sessions and logins). */
const PER_ACCOUNT: Limit = { name: 'login-account', points: 5, seconds: WINDOW_SECONDS };
const PER_ADDRESS: Limit = { name: 'login-address', points: 30, seconds: WINDOW_SECONDS };

export interface LoginAttempt {
  email: string;
  /** Of the visitor, as the configured number of proxies tells it. */
  ip: string;
}

/** Slows down whoever guesses passwords. Nobody is locked out for good: another address still gets in. */
@Injectable()
export class LoginLimits {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Counts an attempt before its password is looked at, so that a hundred guesses sent at once are as limited as one after
   * the other. Throws a Problem 'too-many' for one too many.
   */
  async begin(attempt: LoginAttempt): Promise<void> {
    await this.limits.consume(PER_ACCOUNT, accountKey(attempt));
    await this.limits.consume(PER_ADDRESS, visitorAddress(attempt.ip));
  }

  /** It was no guess: what it cost is given back. */
  async succeeded(attempt: LoginAttempt): Promise<void> {
    await this.limits.forget(PER_ACCOUNT, accountKey(attempt));
    await this.limits.giveBack(PER_ADDRESS, visitorAddress(attempt.ip));
  }
}

function accountKey({ email, ip }: LoginAttempt): string {
  return `${visitorAddress(ip)} ${normaliseEmail(email).slice(0, 200)}`;
}
