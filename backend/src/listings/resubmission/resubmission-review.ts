import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { resubmissionChanges } from '#common/listings/resubmission/resubmission.js';
import type { ResubmissionWire } from '#common/listings/resubmission/resubmission-calls.js';
import { Amenities } from '../amenities/public.js';
import { NoticeForms } from './notice-forms.js';
import { Listing } from '../core/listing.entity.js';
import { Resubmissions } from './resubmissions.js';

/** Corrections that the owner of a pending notice made since its rejection. */
@Injectable()
export class ResubmissionReview {
  constructor(
    private readonly database: DataSource,
    private readonly resubmissions: Resubmissions,
    private readonly forms: NoticeForms,
    private readonly amenities: Amenities,
  ) {}

  /** Null if the owner has not corrected the notice. */
  async of(listingId: number): Promise<ResubmissionWire | null> {
    const { manager } = this.database;
    const last = await this.resubmissions.lastOf(manager, listingId);
    if (!last) return null;
    const listing = await manager.getRepository(Listing).findOneByOrFail({ id: listingId });
    const after = await this.forms.of(manager, listing);
    const names = new Map((await this.amenities.all()).map(({ id, name }) => [id, name]));
    const amenity = (id: number): string => names.get(id) ?? `Nº ${id}`;
    return {
      fecha: last.createdAt.toISOString(),
      motivo: last.reason,
      cambios: resubmissionChanges({ before: last.rejectedForm, after, amenity }),
    };
  }
}
