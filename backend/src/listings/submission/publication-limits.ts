import { Injectable } from '@nestjs/common';
import { PUBLICATION_REFUSALS } from '#common/listings/publication/publication-refusals.js';
import { Settings } from '#platform/config/settings.js';
import { ProvenLimits, type ProvenLimit } from '#platform/security/proven-limits.js';

/** Factor by which proofs of work raise the limit. */
const WITH_PROOF = 10;

/** Limits how many notices a network may submit: some without a proof of work, more with a proof for each (docs/decisions/0019). */
@Injectable()
export class PublicationLimits {
  private readonly limit: ProvenLimit;

  constructor(
    private readonly proven: ProvenLimits,
    { PUBLICATIONS_PER_HOUR: free }: Settings,
  ) {
    this.limit = {
      limit: { name: 'publication', points: free * WITH_PROOF, seconds: 3_600 },
      free,
      proofNeeded: PUBLICATION_REFUSALS.proofNeeded,
    };
  }

  /**
   * Counts a notice.
   * @param solution of a task that was given to this network
   * @throws Problem 'too-many', with a task if a solution of it would be accepted
   */
  consume(ip: string, solution: string | undefined): Promise<void> {
    return this.proven.consume(this.limit, ip, solution);
  }
}
