import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { UNDO_MESSAGES } from '#common/accounts/audit/undo-messages.js';
import { AMENITY_MESSAGES } from '#common/listings/amenities/amenity-messages.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { changedRows } from '#platform/database/rows.js';
import { Actions } from '#platform/http/input/actions.js';
import { Problem } from '#platform/process/problem.js';
import { Amenities } from '../amenities/public.js';
import { SearchRows } from './search-rows.js';

/** Removes an amenity from the catalogue. If listings offer it, a confirmation is required, and it is removed from them too. */
@Injectable()
export class RemoveAmenity {
  constructor(
    private readonly actions: Actions,
    private readonly amenities: Amenities,
    private readonly searchRows: SearchRows,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @param left the name that the amenity had been added with, if its addition is undone
   * @throws Problem 'not-found', or 'conflict' with the number of listings if it is in use and not `confirmed`, or if it was renamed since
   */
  async execute(
    id: number,
    { confirmed, left, administratorId }: { confirmed: boolean; left?: string; administratorId: number },
  ): Promise<void> {
    await this.actions.run(async (tx) => {
      const amenity = await this.amenities.lock(tx, id);
      if (!amenity) throw Problem.notFound(ERROR_MESSAGES.amenityNotFound);
      if (left !== undefined && left !== amenity.name) throw Problem.conflict(UNDO_MESSAGES.changedSince);
      const listings = await changedRows(tx, 'DELETE FROM listing_amenities WHERE amenity_id = $1', [id]);
      if (listings > 0 && !confirmed) throw Problem.conflict(AMENITY_MESSAGES.inUse(listings));
      await this.searchRows.dropAmenity(tx, id);
      await this.amenities.remove(tx, amenity);
      await this.audit.record(tx, {
        administratorId,
        action: 'amenity.remove',
        entity: 'amenity',
        entityId: id,
        before: { name: amenity.name, listings },
      });
    });
  }
}
