import { Injectable } from '@nestjs/common';
import { Problem } from '../process/problem.js';
import { NetworkLimits } from './network-limits.js';
import { ProofOfWork } from './proof-of-work.js';
import type { Limit } from './rate-limits.js';

/**
 * Difficulty of a task: at first about a second of a phone's computing time. It doubles with each further `free` points, up to half a
 * minute.
 */
const LEAST_BITS = 15;
const MOST_BITS = 20;

export interface ProvenLimit {
  /** Points with proofs of work. */
  limit: Limit;
  /** Points without. */
  free: number;
  /** Text of the refusal that asks for a proof. */
  proofNeeded: string;
}

/** Limits by network that a proof of work exceeds: a number of requests is free, more need a proof for each (docs/decisions/0019). */
@Injectable()
export class ProvenLimits {
  constructor(
    private readonly networks: NetworkLimits,
    private readonly proofs: ProofOfWork,
  ) {}

  /**
   * Counts a request.
   * @param solution of a task that was given to this network
   * @throws Problem 'too-many', with a task if a solution of it would be accepted
   */
  async consume(
    { limit, free, proofNeeded }: ProvenLimit,
    ip: string,
    solution: string | undefined,
  ): Promise<void> {
    const count = await this.networks.count(limit, ip);
    if (count <= free) return;
    const bits = Math.min(MOST_BITS, LEAST_BITS + Math.floor((count - free - 1) / free));
    const mayProve = count <= limit.points;
    // One bit less, because others of the network may have sent requests since the task was given.
    if (mayProve && solution && (await this.proofs.accepts(ip, solution, bits - 1))) return;
    await this.networks.giveBack(limit, ip);
    if (!mayProve) throw Problem.tooMany(limit.seconds);
    const proof = await this.proofs.task(ip, bits);
    throw new Problem('too-many', proofNeeded, { retryAfter: limit.seconds, proof });
  }
}
