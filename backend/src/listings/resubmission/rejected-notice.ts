import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RESUBMISSION_MESSAGES } from '#common/listings/resubmission/resubmission-messages.js';
import type { RejectedNoticeAnswer } from '#common/listings/resubmission/resubmission-calls.js';
import { Problem } from '#platform/process/problem.js';
import { Contacts } from '../../contacts/public.js';
import { titleOf } from '../core/listing-parts.js';
import { Rejections } from '../review/rejections.js';
import { NoticeForms } from './notice-forms.js';
import { ListingPartsQuery } from '../core/listing-parts-query.js';

/** A rejected notice as its owner corrects it. */
@Injectable()
export class RejectedNotice {
  constructor(
    private readonly database: DataSource,
    private readonly parts: ListingPartsQuery,
    private readonly contacts: Contacts,
    private readonly rejections: Rejections,
    private readonly forms: NoticeForms,
  ) {}

  /** @throws Problem 'conflict' unless the notice is rejected */
  async of(listingId: number): Promise<RejectedNoticeAnswer['aviso']> {
    const { manager } = this.database;
    const found = await this.parts.find(manager, listingId, 'rejected').catch(notRejected);
    const { listing, location, contract, images } = found;
    const { country } = await this.contacts.get(manager, listing.contactId);
    const rejection = await this.rejections.lastOf(manager, listingId);
    return {
      ...(await this.forms.of(manager, listing)),
      version: listing.version,
      titulo: titleOf(listing, location),
      motivo: rejection?.reason ?? '',
      pais: country,
      plan: contract.plan,
      fotos: images.length,
    };
  }
}

function notRejected(error: unknown): never {
  throw error instanceof Problem ? Problem.conflict(RESUBMISSION_MESSAGES.notRejected) : error;
}
