import { Injectable } from '@nestjs/common';
import { mayBeFeatured } from '#common/contracts/contract.js';
import { inOneRoundTrip } from '#platform/database/round-trip.js';
import { Clock } from '#platform/process/clock.js';
import { Contacts } from '../../contacts/public.js';
import { Contracts } from '../../contracts/public.js';
import { ListingCodes } from '../core/listing-codes.js';
import { approve, assertPending } from '../core/lifecycle.js';
import { ListingDecisions, type Decided } from './listing-decisions.js';

export interface ApprovalRequest {
  listingId: number;
  /** Requested state; a plan without photos is never featured. */
  featured: boolean;
  version: number | null;
  administratorId: number;
}

/** Publishes a pending listing and assigns its code. The operator thereby vouches for the owner's address, to which the code is mailed. */
@Injectable()
export class ApproveListing {
  constructor(
    private readonly decisions: ListingDecisions,
    private readonly codes: ListingCodes,
    private readonly contracts: Contracts,
    private readonly contacts: Contacts,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem 'not-found', or 'conflict' unless the listing is pending */
  async execute({ featured, ...request }: ApprovalRequest): Promise<Decided> {
    return this.decisions.take({ ...request, action: 'listing.approve' }, async (listing, tx) => {
      assertPending(listing);
      const [contract] = await inOneRoundTrip(
        this.contracts.of(tx, listing.id),
        this.contacts.confirm(tx, listing.contactId),
      );
      const [code, publicationNumber] = await inOneRoundTrip(
        this.codes.next(tx, listing.operation),
        this.codes.nextPublication(tx),
      );
      const isFeatured = featured && mayBeFeatured(contract.plan);
      if (isFeatured) await this.contracts.feature(tx, contract);
      return approve(listing, { code, publicationNumber, featured: isFeatured, at: this.clock.now() });
    });
  }
}
