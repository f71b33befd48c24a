import { Injectable } from '@nestjs/common';
import { planEntry } from '#common/contracts/plans.js';
import { SENDING_MESSAGES } from '#common/listings/publication/sending-messages.js';
import { PUBLICATION_REFUSALS } from '#common/listings/publication/publication-refusals.js';
import type { PublicationAnswer } from '#common/listings/publication/publication-calls.js';
import { Transactions, type Transaction } from '#platform/database/transactions.js';
import { Idempotency, repetitionOf } from '#platform/http/input/idempotency.js';
import { DroppedPhotos } from '../photos/dropped-photos.js';
import { PhotoPasses, type PhotoTarget } from '../photos/photo-passes.js';
import { StorePublication, type StoredPublication } from './store-publication.js';

export interface Submission extends StoredPublication {
  /** The Idempotency-Key header, if the client sent one; otherwise the publication itself is the key. */
  key: string | null;
  /** Whether the sender is blocked or a program. The publication is then processed and answered as usual, but not stored. */
  isDropped: boolean;
}

/** Submits an owner's publication: stored once, as pending, unless it is a free one and the owner already has three. */
@Injectable()
export class SubmitListing {
  constructor(
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly storing: StorePublication,
    private readonly dropped: DroppedPhotos,
    private readonly passes: PhotoPasses,
  ) {}

  /** @throws Problem 'conflict' for the fourth free listing, and if the key was used for another publication */
  async execute(submission: Submission): Promise<PublicationAnswer> {
    const { publication, key } = submission;
    const refusal = PUBLICATION_REFUSALS.alreadyReceived;
    const once = repetitionOf('publication', { key, text: JSON.stringify(publication), refusal });
    return this.transactions.run((tx) =>
      this.idempotency.once(tx, once, async () => {
        const target = await this.store(tx, submission);
        const answer = { success: true, message: SENDING_MESSAGES.received } as const;
        if (!planEntry(publication.plan).photos) return answer;
        return { ...answer, paseFotos: await this.passes.issue(tx, target) };
      }),
    );
  }

  private async store(tx: Transaction, submission: Submission): Promise<PhotoTarget> {
    if (!submission.isDropped) return { kind: 'listing', id: await this.storing.execute(tx, submission) };
    await this.storing.pretend(tx, submission);
    return { kind: 'dropped', id: await this.dropped.open(tx) };
  }
}
