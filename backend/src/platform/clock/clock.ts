import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** The time, injected so that rules about time can be tested at any moment. */
export abstract class Clock {
  abstract now(): Date;
}

export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}

/** Chance, injected for the same reason. */
export abstract class Random {
  abstract uuid(): string;
  /** `bytes` of randomness in URL-safe base64. */
  abstract token(bytes: number): string;
  /** An integer from 0 to `below - 1`. */
  abstract integer(below: number): number;
}

export class SystemRandom extends Random {
  uuid(): string {
    return randomUUID();
  }

  token(bytes: number): string {
    return randomBytes(bytes).toString('base64url');
  }

  integer(below: number): number {
    return randomInt(below);
  }
}
