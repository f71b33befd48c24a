import { Injectable } from '@nestjs/common';
import { isNewConfirmation } from '#common/listings/availability.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Clock } from '#platform/process/clock.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import { Availability } from './availability.js';
import { ListingsRepository } from '../core/listings.repository.js';

/**
 * Records the owner's confirmation that the home is available. The version stays the same, so that open edits of
 * other people stay valid.
 */
@Injectable()
export class ConfirmAvailability {
  constructor(
    private readonly actions: Actions,
    private readonly listings: ListingsRepository,
    private readonly availability: Availability,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * A repetition within an hour changes nothing.
   * @throws Problem 'conflict' unless the notice is public
   */
  async execute(listingId: number): Promise<void> {
    await this.actions.run(async (tx) => {
      const { status, availableAt } = await this.listings.getForUpdate(tx, listingId);
      if (status !== 'active') throw Problem.conflict();
      if (!isNewConfirmation(availableAt, this.clock.now())) return;
      await this.availability.confirm(tx, listingId);
      await this.audit.record(tx, {
        administratorId: null,
        action: 'owner.confirm',
        entity: 'listing',
        entityId: listingId,
      });
    });
  }
}
