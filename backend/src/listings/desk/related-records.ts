import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { WaitingPeople } from '#common/listings/waiting-people-shapes.js';
import { Payments, type Payment } from '../../contracts/public.js';
import { ProposedPhotos, type Image } from '../pictures/public.js';
import type { Listing } from '../core/listing.entity.js';
import type { Rejection } from '../review/rejection.entity.js';
import { Proposals, type Proposal } from '../proposals/proposals.js';
import { waitingPeople } from '../availability/waiting-people.js';
import { Rejections } from '../review/rejections.js';

/** Records that belong to a listing, besides its own parts. */
export interface RecordsOfListing {
  /** Set for a rejected listing. */
  rejection: Rejection | undefined;
  /** Newest first. */
  payments: Payment[];
  /** Photos that the owner has sent and that wait for a decision. */
  proposed: Image[];
  /** Changes that the owner has proposed and that wait for a decision. */
  proposal: Proposal | undefined;
  /** Number of visitors on the waiting list of each part of the season. */
  waiting: WaitingPeople[];
}

/** Reads the records that belong to a listing: its rejection, payments, proposed photos, proposal and waiting list. */
@Injectable()
export class RelatedRecords {
  constructor(
    private readonly database: DataSource,
    private readonly rejections: Rejections,
    private readonly payments: Payments,
    private readonly proposed: ProposedPhotos,
    private readonly proposals: Proposals,
  ) {}

  async of({ id, status, code }: Pick<Listing, 'id' | 'status' | 'code'>): Promise<RecordsOfListing> {
    const tx = this.database.manager;
    const rejection = status === 'rejected' ? await this.rejections.lastOf(tx, id) : undefined;
    return {
      rejection,
      payments: await this.payments.of(tx, id),
      proposed: await this.proposed.of(tx, id),
      proposal: await this.proposals.waiting(tx, id),
      waiting: await waitingPeople(tx, code),
    };
  }
}
