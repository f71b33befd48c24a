import { Injectable } from '@nestjs/common';
import { normaliseEmail } from '#common/kernel/forms/email.js';
import { NetworkLimits } from '#platform/security/network-limits.js';
import { RateLimits, type Limit } from '#platform/security/rate-limits.js';
import type { Lane } from '../credentials/passwords.js';

const WINDOW_SECONDS = 15 * 60;
/** Limits on failed logins (reliability.md, Sessions and logins; docs/decisions/0007). */
const PER_DEVICE: Limit = { name: 'login-device', points: 5, seconds: WINDOW_SECONDS };
const PER_ACCOUNT_AND_NETWORK: Limit = { name: 'login-account', points: 5, seconds: WINDOW_SECONDS };
const PER_NETWORK: Limit = { name: 'login-address', points: 30, seconds: WINDOW_SECONDS };
/** Limits attempts to guess one account's password from unknown browsers, over all networks. */
const PER_ACCOUNT: Limit = { name: 'login-strangers', points: 100, seconds: 3_600 };

export interface LoginAttempt {
  email: string;
  /** The client address, taken from the configured number of proxies. */
  ip: string;
  /** Id of the browser, if the account has signed in there before. */
  device?: string | undefined;
}

/**
 * Limits password guessing. Browsers in which the account has signed in before have limits of their own, so that guesses by strangers do
 * not affect them.
 */
@Injectable()
export class LoginLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly networks: NetworkLimits,
  ) {}

  /**
   * Counts an attempt before the password is checked, so that concurrent attempts are limited like sequential ones.
   * @returns the lane in which the password is checked
   * @throws Problem 'too-many'
   */
  async begin(attempt: LoginAttempt): Promise<Lane> {
    const { email, ip, device } = attempt;
    if (device && (await this.limits.tryConsume(PER_DEVICE, deviceKey(device, email)))) return 'known';
    await this.networks.consume(PER_ACCOUNT_AND_NETWORK, ip, accountKey(email));
    await this.networks.consume(PER_NETWORK, ip);
    await this.limits.consume(PER_ACCOUNT, accountKey(email));
    return 'stranger';
  }

  /** Uncounts a successful attempt. */
  async succeeded({ email, ip, device }: LoginAttempt, lane: Lane): Promise<void> {
    if (lane === 'known') return this.limits.forget(PER_DEVICE, deviceKey(device ?? '', email));
    await this.networks.giveBack(PER_ACCOUNT_AND_NETWORK, ip, accountKey(email));
    await this.networks.giveBack(PER_NETWORK, ip);
    await this.limits.giveBack(PER_ACCOUNT, accountKey(email));
  }
}

function accountKey(email: string): string {
  return normaliseEmail(email).slice(0, 200);
}

function deviceKey(device: string, email: string): string {
  return `${device} ${accountKey(email)}`;
}
