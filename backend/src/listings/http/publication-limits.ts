import { Injectable } from '@nestjs/common';
import { PUBLICATION_MESSAGES } from '#common/messages/publication.js';
import { Settings } from '#platform/config/settings.js';
import { Problem } from '#platform/problems/problem.js';
import { NetworkLimits } from '#platform/rate-limits/network-limits.js';
import { ProofOfWork } from '#platform/rate-limits/proof-of-work.js';
import type { Limit } from '#platform/rate-limits/rate-limits.js';

const HOUR_SECONDS = 3_600;
/** Factor by which proofs of work raise the limit. */
const WITH_PROOF = 10;
/**
 * Difficulty of a task: at first about a second of a phone's computing time. It doubles with each further tenth of the limit, up to half a
 * minute.
 */
const LEAST_BITS = 15;
const MOST_BITS = 20;

/** Limits how many notices a network may submit: some without a proof of work, more with a proof for each (docs/decisions/0047). */
@Injectable()
export class PublicationLimits {
  private readonly free: number;
  private readonly limit: Limit;

  constructor(
    private readonly networks: NetworkLimits,
    private readonly proofs: ProofOfWork,
    { PUBLICATIONS_PER_HOUR }: Settings,
  ) {
    this.free = PUBLICATIONS_PER_HOUR;
    this.limit = { name: 'publication', points: this.free * WITH_PROOF, seconds: HOUR_SECONDS };
  }

  /**
   * Counts a notice.
   * @param solution of a task that was given to this network
   * @throws Problem 'too-many', with a task if a solution of it would be accepted
   */
  async consume(ip: string, solution: string | undefined): Promise<void> {
    const count = await this.networks.count(this.limit, ip);
    if (count <= this.free) return;
    const bits = Math.min(MOST_BITS, LEAST_BITS + Math.floor((count - this.free - 1) / this.free));
    const mayProve = count <= this.limit.points;
    // One bit less, because others of the network may have submitted notices since the task was given.
    if (mayProve && solution && (await this.proofs.accepts(ip, solution, bits - 1))) return;
    await this.networks.giveBack(this.limit, ip);
    if (!mayProve) throw Problem.tooMany(HOUR_SECONDS);
    const proof = await this.proofs.task(ip, bits);
    throw new Problem('too-many', PUBLICATION_MESSAGES.proofNeeded, { retryAfter: HOUR_SECONDS, proof });
  }
}
