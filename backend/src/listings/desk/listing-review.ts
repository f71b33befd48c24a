import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { pricePerMetre } from '#common/listings/attributes/price-per-area.js';
import {
  areaFinding,
  blacklistFinding,
  confirmationFinding,
  ownPictureFinding,
  pointFinding,
  priceFinding,
  rejectionsFinding,
  RELATIONS,
  relationFinding,
  type FindingKind,
} from '#common/listings/review/review-findings.js';
import { Blacklist } from '../../blacklist/public.js';
import { type Price, PriceComparison, rentalPrices } from '../../pricing/public.js';
import type { Listing } from '../core/listing.entity.js';
import type { Location } from '../location/location.entity.js';
import { areaAverages } from '../rows/area-averages.js';
import { AdminListing } from './admin-listing.js';
import { ReviewFacts, type PicturedListing } from './review-facts.js';
import type { TitledRow } from './titled-row.js';

/** Something unusual about the pending notice, explained to the operator, with the other notices that it concerns. */
export interface Finding {
  kind: FindingKind;
  text: string;
  listings: (TitledRow & Partial<Pick<PicturedListing, 'photos'>>)[];
}

/** Review findings of a pending notice (common/listings/review/review-findings). */
@Injectable()
export class ListingReview {
  constructor(
    private readonly details: AdminListing,
    private readonly facts: ReviewFacts,
    private readonly comparison: PriceComparison,
    private readonly blacklist: Blacklist,
    private readonly database: DataSource,
  ) {}

  /** @throws Problem 'not-found' unless the listing is pending */
  async of(id: number): Promise<Finding[]> {
    const { listing, location, contact, prices } = await this.details.execute(id, 'pending');
    const [related, pictured, compare, rejected] = await Promise.all([
      this.facts.related(id, contact.dni),
      this.facts.pictured(id, contact.id),
      this.comparison.of(this.database, { ...listing, anySize: true }),
      this.facts.rejectedOf(contact.id),
    ]);
    const own = [contact.email, listing.email];
    const isListed = await this.blacklist.lists(...own);
    return [
      finding('blacklist', blacklistFinding({ own: isListed, related: related.hasBlacklisted })),
      ...RELATIONS.map((relation) => {
        const listings = related.listings.filter((one) => one.relation === relation);
        return finding(relation, relationFinding(relation, listings[0]?.total ?? 0), listings);
      }),
      pictureFinding('foto', pictured),
      finding('precio', priceFinding(compare(rentalPrices(prices)))),
      finding('precioM2', areaFinding(await this.comparedPerMetre(listing, location, prices))),
      finding('punto', pointFinding(location.town, pointOf(location))),
      finding('rechazos', rejectionsFinding(rejected)),
      finding('confirmacion', confirmationFinding(contact.confirmedAt !== null)),
      pictureFinding('fotoPropia', pictured),
    ].filter((one) => one !== null);
  }

  /** Null without a price per square metre, and if too few public sales compare. */
  private async comparedPerMetre(listing: Listing, { town }: Location, [price]: readonly Price[]) {
    const perMetre = pricePerMetre(listing, price ?? null);
    if (perMetre === null) return null;
    const { propertyType } = listing;
    const averages = await areaAverages(this.database, { town, propertyType });
    const found = averages.find(({ currency }) => currency === price?.currency);
    return found ? { ...found, perMetre } : null;
  }
}

function pictureFinding(kind: 'foto' | 'fotoPropia', pictured: readonly PicturedListing[]): Finding | null {
  const listings = pictured.filter(({ isOwn }) => isOwn === (kind === 'fotoPropia'));
  const total = listings[0]?.total ?? 0;
  return finding(kind, kind === 'foto' ? relationFinding(kind, total) : ownPictureFinding(total), listings);
}

function finding(kind: FindingKind, text: string | null, listings: Finding['listings'] = []): Finding | null {
  return text === null ? null : { kind, text, listings };
}

function pointOf({ latitude, longitude }: Location): { latitude: number; longitude: number } | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
