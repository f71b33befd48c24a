import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { leadingZeroBits, type ProofTask } from '#common/kernel/calls/proof-of-work.js';
import { Clock, Random } from '../process/clock.js';
import { visitorAddress } from '../process/visitor-address.js';
import { SIGNATURE_PATTERN, Signatures } from '../secrets/signatures.js';
import { RateLimits, type Limit } from './rate-limits.js';

const PURPOSE = 'proof-of-work';
const VALID_SECONDS = 600;
/** A solution counts once. */
const ONCE: Limit = { name: 'proof', points: 1, seconds: VALID_SECONDS + 60 };
/** Expiry in milliseconds, bits, nonce, signature, counter. */
const SOLUTION = new RegExp(
  String.raw`^((\d{13})\.(\d{1,2})\.([\da-f-]{36}))\.(${SIGNATURE_PATTERN}):\d{1,12}$`,
);

/** Tasks for browsers that may exceed a limit (docs/decisions/0019). A task is signed, so that the server does not store it. */
@Injectable()
export class ProofOfWork {
  constructor(
    private readonly signatures: Signatures,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  /** A task for the network of the client. */
  async task(ip: string, bits: number): Promise<ProofTask> {
    const expires = this.clock.now().getTime() + VALID_SECONDS * 1_000;
    const text = `${expires}.${bits}.${this.random.uuid()}`;
    return { desafio: `${text}.${await this.sign(ip, text)}`, bits };
  }

  /**
   * Whether a text solves a task of this network that has not expired, has at least `leastBits` bits and was not used before. An accepted
   * solution is used up.
   */
  async accepts(ip: string, solution: string, leastBits: number): Promise<boolean> {
    const [, text = '', expires, bits, nonce = '', signature = ''] = SOLUTION.exec(solution) ?? [];
    if (Number(bits) < leastBits || !(Number(expires) > this.clock.now().getTime())) return false;
    if (leadingZeroBits(createHash('sha256').update(solution).digest()) < Number(bits)) return false;
    if (!(await this.signatures.matches(PURPOSE, signedText(ip, text), signature))) return false;
    return this.limits.tryConsume(ONCE, nonce);
  }

  private sign(ip: string, text: string): Promise<string> {
    return this.signatures.sign(PURPOSE, signedText(ip, text));
  }
}

function signedText(ip: string, text: string): string {
  return `${visitorAddress(ip)} ${text}`;
}
