import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { ConcurrencyLimiter } from '#platform/http/concurrency-limiter.js';

/** argon2id with OWASP's minimum; 16 at once took 300 ms, so only a few run together (reliability.md, Sessions and logins). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * Two of the four threads that reading files and compressing need too; and about two seconds of waiting, where a flood from a
 * thousand addresses made it half a minute, for the operator as well.
 */
const LIMITS = { concurrent: 2, maxWaiting: 40, maxWaitMs: 5_000, stalledAfterMs: 5_000 };
/** A hash of nothing that anybody knows, so that an unknown account takes as long as a wrong password. */
const DUMMY = hash(crypto.randomUUID(), COST);

/** Hashes and compares passwords. */
@Injectable()
export class Passwords {
  private readonly limiter = new ConcurrencyLimiter(LIMITS);

  async hash(password: string): Promise<string> {
    return hash(password, COST);
  }

  /** With no hash it compares all the same, and says no. Throws a Problem 'unavailable' when too many wait. */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    const release = await this.limiter.acquire();
    try {
      const matches = await verify(passwordHash ?? (await DUMMY), password);
      return matches && passwordHash !== undefined;
    } finally {
      release();
    }
  }
}
