import { costsMoney } from '#common/contracts/plans.js';
import { inOneRoundTrip } from '#platform/database/round-trip.js';
import { Injectable } from '@nestjs/common';
import { PUBLICATION_MESSAGES } from '#common/listings/publication/publication-messages.js';
import type { PublicationAnswer } from '#common/listings/publication/publication-shapes.js';
import { recordConsents } from '#platform/consents/consents.js';
import { Transactions, rolledBack, type Transaction } from '#platform/database/transactions.js';
import { occurrence } from '#platform/events/define-event.js';
import { Outbox } from '#platform/events/outbox.js';
import { Idempotency, repetitionOf } from '#platform/http/input/idempotency.js';
import { FreeListings } from '../owner/free-listings.js';
import { NewListings } from './new-listings.js';
import type { Publication } from './publication.js';
import { listingSubmitted } from '../events.js';

export interface Submission {
  publication: Publication;
  /** The Idempotency-Key header, if the client sent one; otherwise the publication itself is the key. */
  key: string | null;
  /** Whether the sender is blocked or a program. The publication is then processed and answered as usual, but not stored. */
  isDropped: boolean;
  /** The sender's network, for the review. */
  network: string;
  /** Digest of the network, for the record of consent. */
  consentFrom: string;
}

/** Submits an owner's publication: stored once, as pending, unless it is a free one and the owner already has three. */
@Injectable()
export class SubmitListing {
  constructor(
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly freeListings: FreeListings,
    private readonly newListings: NewListings,
    private readonly outbox: Outbox,
  ) {}

  /** @throws Problem 'conflict' for the fourth free listing, and if the key was used for another publication */
  async execute(submission: Submission): Promise<PublicationAnswer> {
    const { publication, key, isDropped } = submission;
    const refusal = PUBLICATION_MESSAGES.alreadyReceived;
    const once = repetitionOf('publication', { key, text: JSON.stringify(publication), refusal });
    return this.transactions.run((tx) =>
      this.idempotency.once(tx, once, () =>
        isDropped ? this.pretend(tx, submission) : this.submit(tx, submission),
      ),
    );
  }

  /** Processes a publication and rolls it back. The limit on free listings also applies to publications that are not stored. */
  private async pretend(tx: Transaction, submission: Submission): Promise<PublicationAnswer> {
    const { publication } = submission;
    if (!costsMoney(publication.plan)) await this.freeListings.assertMayPretend(publication.contact.email);
    return rolledBack(tx, () => this.submit(tx, submission));
  }

  private async submit(
    tx: Transaction,
    { publication, network, consentFrom }: Submission,
  ): Promise<PublicationAnswer> {
    const { contact, listing, plan } = publication;
    if (!costsMoney(plan))
      await this.freeListings.assertRoom(tx, {
        dni: contact.dni,
        phones: [contact.mobile, listing.phone],
        emails: [contact.email, listing.email],
      });
    const listingId = await this.newListings.insert(tx, publication);
    const given = { email: contact.email, way: 'form', network: consentFrom, listingId } as const;
    await inOneRoundTrip(
      this.newListings.noteOrigin(tx, listingId, network),
      recordConsents(tx, [
        { ...given, purpose: 'publication' },
        { ...given, purpose: 'newsletter' },
      ]),
      this.outbox.record(tx, occurrence(listingSubmitted, { listingId })),
    );
    return { success: true, message: PUBLICATION_MESSAGES.received };
  }
}
