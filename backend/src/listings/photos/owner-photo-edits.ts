import { Injectable } from '@nestjs/common';
import type { AuditAction } from '#common/accounts/audit/audit-actions.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Actions } from '#platform/http/input/actions.js';
import { Contracts, type Contract } from '../../contracts/public.js';
import type { Listing } from '../core/listing.entity.js';
import { ListingsRepository } from '../core/listings.repository.js';

/** Entry for the audit trail. */
interface OwnerEdit<Result> {
  before: object;
  after: object;
  result: Result;
}

/**
 * Procedure of a change of waiting photos by their owner: lock the listing, change, record. The listing itself stays as it is: its version
 * and its search row depend on the photos that the operator has taken over.
 */
@Injectable()
export class OwnerPhotoEdits {
  constructor(
    private readonly actions: Actions,
    private readonly listings: ListingsRepository,
    private readonly contracts: Contracts,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @param edit.action name in the audit trail
   * @param edit.files names and sizes of uploaded files
   */
  async apply<Result>(
    { listingId, action, files = '' }: { listingId: number; action: AuditAction; files?: string },
    change: (tx: Transaction, listing: Listing & Pick<Contract, 'plan'>) => Promise<OwnerEdit<Result>>,
  ): Promise<Result> {
    return this.actions.run(async (tx) => {
      const listing = await this.listings.getForUpdate(tx, listingId);
      const { plan } = await this.contracts.of(tx, listingId);
      const { before, after, result } = await change(tx, { ...listing, plan });
      const entry = { administratorId: null, action, entity: 'listing' as const, entityId: listingId };
      await this.audit.record(tx, { ...entry, before, after });
      return result;
      // The idempotency key stands for the listing and the files; the link is a field of the upload and may differ.
    }, `listing ${listingId} ${files}`);
  }
}
