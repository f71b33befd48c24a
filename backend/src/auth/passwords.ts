import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import { Problem } from '#platform/problems/problem.js';

/** argon2id with OWASP's minimum; 16 at once took 300 ms, so only a few run together (reliability.md, Session and login). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Of the four threads that reading files and compressing need too. */
const AT_ONCE = 2;
/** About two seconds of waiting; a flood from a thousand addresses made it half a minute, for the operator as well. */
const MOST_WAITING = 40;
/** A hash of nothing that anybody knows, so that an unknown account takes as long as a wrong password. */
const DUMMY = hash(crypto.randomUUID(), COST);

/** Hashes and compares passwords. */
@Injectable()
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  async hash(password: string): Promise<string> {
    return hash(password, COST);
  }

  /** With no hash it compares all the same, and says no. Throws a Problem 'unavailable' when too many wait. */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    await this.enter();
    try {
      const matches = await verify(passwordHash ?? (await DUMMY), password);
      return matches && passwordHash !== undefined;
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.waiting.length >= MOST_WAITING) throw new Problem('unavailable', ERROR_MESSAGES.unavailable);
    if (this.running < AT_ONCE) this.running++;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running--;
  }
}
