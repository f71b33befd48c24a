import { Injectable } from '@nestjs/common';
import { EDITING_MESSAGES } from '#common/messages/editing.js';
import { basicPlan } from '#common/vocabulary/plans.js';
import type { Operation } from '#common/vocabulary/operations.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Problem } from '#platform/problems/problem.js';
import { Contracts } from '../../../contracts/public.js';
import { Prices } from '../../../pricing/public.js';
import type { Listing } from '../../data/listing.entity.js';
import { ListingEdits, type EditRequest } from './listing-edits.js';

export type PropertyChanges = Partial<
  Pick<
    Listing,
    | 'operation'
    | 'propertyType'
    | 'featured'
    | 'businessName'
    | 'rooms'
    | 'bedrooms'
    | 'bathrooms'
    | 'people'
    | 'phone'
    | 'email'
    | 'notes'
  >
>;

/** Changes what a listing says of its property; only the fields that are given. */
@Injectable()
export class EditProperty {
  constructor(
    private readonly edits: ListingEdits,
    private readonly contracts: Contracts,
    private readonly prices: Prices,
  ) {}

  /** Throws a Problem 'conflict' for another operation of a listing that has a code: the code says which it is. */
  async execute(request: Omit<EditRequest, 'section'>, changes: PropertyChanges): Promise<void> {
    await this.edits.apply({ ...request, section: 'property' }, async (tx, listing) => {
      const fields = Object.keys(changes) as (keyof PropertyChanges)[];
      const before = Object.fromEntries(fields.map((field) => [field, listing[field]]));
      if (changes.operation && changes.operation !== listing.operation) {
        await this.changeOperation(tx, listing, changes.operation);
      }
      Object.assign(listing, changes);
      return { before, after: changes, result: undefined };
    });
  }

  /** A new operation resets contract and prices (back-office.md §4): neither would mean anything under it. */
  private async changeOperation(tx: Transaction, listing: Listing, operation: Operation): Promise<void> {
    if (listing.code) throw Problem.conflict(EDITING_MESSAGES.operationFixed);
    await this.prices.removeAll(tx, listing.id);
    await this.contracts.close(tx, listing.id);
    await tx.query('UPDATE listings SET operation = $2 WHERE id = $1', [listing.id, operation]);
    await this.contracts.open(tx, { listingId: listing.id, operation, plan: basicPlan(operation) });
  }
}
