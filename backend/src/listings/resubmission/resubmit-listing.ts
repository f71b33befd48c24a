import { Injectable } from '@nestjs/common';
import { RESUBMISSION_MESSAGES } from '#common/listings/resubmission/resubmission-messages.js';
import type { NoticeForm } from '#common/listings/resubmission/resubmission-calls.js';
import { Problem } from '#platform/process/problem.js';
import { move } from '../core/lifecycle.js';
import { ListingDecisions } from '../review/listing-decisions.js';
import { CorrectedNotice } from './corrected-notice.js';
import { ResubmissionRules } from './resubmission-rules.js';

export interface Resubmitted {
  /** The version that the owner saw. */
  version: number;
  form: NoticeForm;
  /** Whether the form was sent by a program. It is then checked and answered as usual, but not stored. */
  isDropped: boolean;
}

/** Rolls back the transaction of a form that is not to be stored. */
class NotKept extends Error {}

/** Makes a rejected notice pending again, with its owner's corrections (public-site.md §2, Corrections). */
@Injectable()
export class ResubmitListing {
  constructor(
    private readonly decisions: ListingDecisions,
    private readonly rules: ResubmissionRules,
    private readonly corrected: CorrectedNotice,
  ) {}

  /**
   * @throws Problem 'invalid' with the faults of a publication, or 'conflict' if the notice is not rejected or not what the owner saw, and
   * for the fourth free listing
   */
  async execute(listingId: number, { version, form, isDropped }: Resubmitted): Promise<void> {
    const request = { listingId, version: null, administratorId: null, action: 'owner.resubmit' as const };
    const taken = this.decisions.take(request, async (listing, tx) => {
      if (listing.status !== 'rejected') throw Problem.conflict(RESUBMISSION_MESSAGES.notRejected);
      if (listing.version !== version) throw Problem.conflict(RESUBMISSION_MESSAGES.stale);
      const { notice, isBlocked } = await this.rules.check(tx, listing, form);
      if (isBlocked || isDropped) throw new NotKept();
      await this.corrected.write(tx, listing, notice);
      return move(listing, 'restore');
    });
    await taken.catch((error: unknown) => {
      if (!(error instanceof NotKept)) throw error;
    });
  }
}
