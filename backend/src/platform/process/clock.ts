import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Current time; injected so that tests can set it. */
export abstract class Clock {
  abstract now(): Date;
  /** Milliseconds of a monotonic clock; comparable within one process. */
  abstract elapsed(): number;
}

export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }

  elapsed(): number {
    return performance.now();
  }
}

/** Random source; injected so that tests can control it. */
export abstract class Random {
  abstract uuid(): string;
  /** `bytes` random bytes in URL-safe base64. */
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
