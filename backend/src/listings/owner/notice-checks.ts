import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OPERATIONS } from '#common/kernel/operations.js';
import type { Conditions } from '#common/listings/conditions/conditions.js';
import type { ListingStatus } from '#common/listings/listing-status.js';
import { missingParts, type MissingPart } from '#common/listings/publication/missing-parts.js';
import { mayPropose } from '#common/listings/proposals/proposal.js';
import type { PriceGuideQuery } from '#common/search/landings/landing-calls.js';
import { guideQuery, type ComparedNotice } from '#common/search/landings/price-guide.js';
import { oneRow } from '#platform/database/rows.js';

interface CheckedRow extends ComparedNotice {
  status: ListingStatus;
  pausedAt: Date | null;
  conditions: Conditions | null;
  coveredArea: number | null;
  totalArea: number | null;
  /** Photos that wait for the operator count. */
  hasPhotos: boolean;
}

/** What an owner is told about the notice: what others like it compare by, and what it does not say. */
@Injectable()
export class NoticeChecks {
  constructor(private readonly database: DataSource) {}

  /** `falta` is empty for a notice that its owner cannot change. */
  async of(listingId: number): Promise<{ guia: PriceGuideQuery | null; falta: MissingPart[] }> {
    const notice = await oneRow<CheckedRow>(
      this.database,
      `SELECT l.operation, o.town, l.property_type AS "propertyType", l.bedrooms, l.rooms, l.people, l.status, l.paused_at AS "pausedAt",
              l.conditions, l.covered_area AS "coveredArea", l.total_area AS "totalArea",
              EXISTS (SELECT FROM images WHERE listing_id = l.id) OR EXISTS (SELECT FROM proposed_images WHERE listing_id = l.id) AS "hasPhotos"
       FROM listings l JOIN locations o ON o.listing_id = l.id WHERE l.id = $1`,
      [listingId],
    );
    const { operation, propertyType, conditions, coveredArea, totalArea, hasPhotos } = notice;
    const parts = missingParts({
      operacion: OPERATIONS[operation].name,
      idTipoVivienda: propertyType,
      conditions,
      areas: [coveredArea, totalArea],
      hasPhotos,
    });
    return { guia: guideQuery(notice), falta: mayPropose(notice) ? parts : [] };
  }
}
