import { Injectable } from '@nestjs/common';
import { SECOND_FACTOR_MESSAGES } from '#common/accounts/account-messages.js';
import type { SecondStepKind } from '#common/accounts/session-calls.js';
import { Transactions } from '#platform/database/transactions.js';
import { Problem } from '#platform/process/problem.js';
import { RateLimits, type Limit } from '#platform/security/rate-limits.js';
import type { Administrator } from '../credentials/administrator.entity.js';
import { SecondFactors } from '../credentials/second-factors.js';

/** Per account: with 3 valid codes of a million, 5 guesses a quarter of an hour find one in 100 days with a chance of 13 %. */
const GUESSES: Limit = { name: 'second-step', points: 5, seconds: 15 * 60 };

@Injectable()
export class SecondStep {
  constructor(
    private readonly factors: SecondFactors,
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
  ) {}

  /** Kinds of second steps that an account can take; none if the password is enough. */
  kindsOf({
    totpConfirmedAt,
    hasPasskey,
  }: Pick<Administrator, 'totpConfirmedAt' | 'hasPasskey'>): SecondStepKind[] {
    return [
      ...(totpConfirmedAt === null ? [] : ['codigo' as const]),
      ...(hasPasskey ? ['clave' as const] : []),
    ];
  }

  /**
   * Uses up a code.
   * @throws Problem 'unauthorised' for a wrong code, 'too-many'
   */
  async execute(id: number, code: string): Promise<void> {
    await this.limits.consume(GUESSES, String(id));
    const isRight = await this.transactions.run((tx) => this.factors.spend(tx, id, code));
    if (!isRight) throw new Problem('unauthorised', SECOND_FACTOR_MESSAGES.wrong);
    await this.limits.forget(GUESSES, String(id));
  }
}
