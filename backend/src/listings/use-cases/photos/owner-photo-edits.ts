import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Transactions, type Transaction } from '#platform/database/transactions.js';
import { Contracts, type Contract } from '../../../contracts/public.js';
import type { Listing } from '../../data/listing.entity.js';
import { ListingsRepository } from '../../data/listings.repository.js';

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
    private readonly transactions: Transactions,
    private readonly listings: ListingsRepository,
    private readonly contracts: Contracts,
    private readonly audit: AuditTrail,
  ) {}

  /** @param action name in the audit trail */
  async apply<Result>(
    { listingId, action }: { listingId: number; action: string },
    change: (tx: Transaction, listing: Listing & Pick<Contract, 'plan'>) => Promise<OwnerEdit<Result>>,
  ): Promise<Result> {
    return this.transactions.run(async (tx) => {
      const listing = await this.listings.getForUpdate(tx, listingId);
      const { plan } = await this.contracts.of(tx, listingId);
      const { before, after, result } = await change(tx, { ...listing, plan });
      const entry = { administratorId: null, action, entity: 'listing', entityId: listingId };
      await this.audit.record(tx, { ...entry, before, after });
      return result;
    });
  }
}
