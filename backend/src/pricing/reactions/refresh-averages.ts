import { Injectable } from '@nestjs/common';
import type { Transaction } from '#platform/database/transactions.js';
import { ReactsTo, type Reaction } from '#platform/events/reaction.js';
import {
  listingApproved,
  listingEdited,
  listingReinstated,
  listingWithdrawn,
  movesNumbers,
  type ListingEdited,
  type ListingEvent,
} from '../../listings/events.js';
import { PriceAverages } from '../averages.js';

@Injectable()
@ReactsTo(listingApproved, 'refresh-averages-when-listing-approved')
export class RefreshAveragesWhenListingApproved implements Reaction<ListingEvent> {
  constructor(private readonly averages: PriceAverages) {}

  async react(tx: Transaction, { listingId }: ListingEvent): Promise<void> {
    await this.averages.refresh(tx, listingId);
  }
}

@Injectable()
@ReactsTo(listingWithdrawn, 'refresh-averages-when-listing-withdrawn')
export class RefreshAveragesWhenListingWithdrawn extends RefreshAveragesWhenListingApproved {}

@Injectable()
@ReactsTo(listingReinstated, 'refresh-averages-when-listing-reinstated')
export class RefreshAveragesWhenListingReinstated extends RefreshAveragesWhenListingApproved {}

@Injectable()
@ReactsTo(listingEdited, 'refresh-averages-when-listing-edited')
export class RefreshAveragesWhenListingEdited implements Reaction<ListingEdited> {
  constructor(private readonly averages: PriceAverages) {}

  async react(tx: Transaction, edit: ListingEdited): Promise<void> {
    if (movesNumbers(edit)) await this.averages.refresh(tx, edit.listingId);
  }
}
