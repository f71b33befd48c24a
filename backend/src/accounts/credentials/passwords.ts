import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { ConcurrencyLimiter } from '#platform/http/input/concurrency-limiter.js';
import { deadlineMs } from '#platform/timings.js';

/**
 * argon2id with OWASP's minimum parameters. Sixteen concurrent hashes took 300 ms, so concurrency is limited (reliability.md, Sessions and
 * logins).
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * Two of the four threads of libuv's pool, which file access and compression also use. The queue bounds the wait to about two seconds;
 * without it, a flood from a thousand addresses delayed logins by half a minute.
 */
function limiter(concurrent: number): ConcurrencyLimiter {
  const wait = deadlineMs('passwordTurn');
  return new ConcurrencyLimiter({ concurrent, maxWaiting: 40, maxWaitMs: wait, stalledAfterMs: wait });
}

/** Hash of a random password, so that checking an unknown account takes as long as a wrong password. */
const DUMMY = hash(crypto.randomUUID(), COST);

/** Class of the client: a browser in which the account has signed in before (`known`), or any other. Each lane has its own queue. */
export type Lane = 'known' | 'stranger';

/** Hashes and compares passwords in NFC, because keyboards differ in how they compose accents (NIST SP 800-63B, 5.1.1.2). */
@Injectable()
export class Passwords {
  private readonly lanes: Readonly<Record<Lane, ConcurrencyLimiter>> = {
    // A third thread for browsers that are known, so that a flood of logins by strangers does not delay them.
    known: limiter(1),
    stranger: limiter(2),
  };

  /** argon2id hash in its text form, with salt and parameters. Does not wait in a lane, because only signed-in accounts and holders of links set passwords. */
  async hash(password: string): Promise<string> {
    return hash(password.normalize('NFC'), COST);
  }

  /**
   * Without a hash, compares with a dummy and returns false.
   * @throws Problem 'unavailable' if too many calls of the lane wait, or after waiting for 5 s
   */
  async matches(passwordHash: string | undefined, password: string, lane: Lane): Promise<boolean> {
    const release = await this.lanes[lane].acquire();
    try {
      const matches = await verify(passwordHash ?? (await DUMMY), password.normalize('NFC'));
      return matches && passwordHash !== undefined;
    } finally {
      release();
    }
  }
}
