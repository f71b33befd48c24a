import { Injectable } from '@nestjs/common';
import type { PaidDays } from '#common/contracts/contract.js';
import { CONTRACT_MESSAGES } from '#common/contracts/contract-messages.js';
import { Clock } from '#platform/process/clock.js';
import { localDay } from '#platform/process/local-day.js';
import { Problem } from '#platform/process/problem.js';
import { Contracts, datesProlonged } from '../../contracts/public.js';
import { ListingEdits, type EditRequest } from '../editing/listing-edits.js';

/** Moves the last days of what a listing has paid (docs/decisions/0008), for example after weeks in which the site was closed. */
@Injectable()
export class ProlongPlan {
  constructor(
    private readonly edits: ListingEdits,
    private readonly contracts: Contracts,
    private readonly clock: Clock,
  ) {}

  /**
   * @param change days added to the last days, negative to take them away; or the last days that a change is to give back
   * @throws Problem 'conflict' for a contract that is not paid or has no end, and what ListingEdits throws
   */
  async execute(request: Omit<EditRequest, 'section'>, change: number | PaidDays): Promise<void> {
    await this.edits.apply(
      { ...request, section: 'contract', action: 'listing.edit.term' },
      async (tx, { id }) => {
        const before = await this.contracts.of(tx, id);
        if (!before.paid || (before.paidUntil ?? before.featuredUntil) === null)
          throw Problem.conflict(CONTRACT_MESSAGES.noEnd);
        const today = localDay(this.clock.now());
        const dates = typeof change === 'number' ? datesProlonged(before, change, today) : change;
        const after = { ...before, ...dates };
        await this.contracts.save(tx, after);
        return { before, after, result: undefined };
      },
    );
  }
}
