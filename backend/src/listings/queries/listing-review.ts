import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { normaliseEmail } from '#common/rules/email.js';
import {
  blacklistFinding,
  confirmationFinding,
  pointFinding,
  priceFinding,
  rejectionsFinding,
  RELATIONS,
  relationFinding,
  type FindingKind,
} from '#common/rules/review-findings.js';
import { Blacklist } from '../../blacklist/public.js';
import { PriceComparison, rentalPrices } from '../../pricing/public.js';
import type { Location } from '../data/location.entity.js';
import { AdminListing } from './admin-listing.js';
import { ReviewFacts, type RelatedListing } from './review-facts.js';

/** Something to look at, explained, with the notices that it concerns. */
export interface Finding {
  kind: FindingKind;
  text: string;
  listings: RelatedListing[];
}

/** What is worth a look in a pending notice before the decision (common/rules/review-findings). */
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
    const [related, compared, rejected] = await Promise.all([
      this.facts.related(id, contact.dni),
      this.comparison.of(this.database, listing, rentalPrices(prices)),
      this.facts.rejectedOf(contact.id),
    ]);
    const own = [contact.email, listing.email].filter(Boolean);
    const ofPeople = related.filter(({ relation }) => relation !== 'texto').map(({ email }) => email);
    const listed = await this.blacklist.among([...own, ...ofPeople]);
    const isListed = (email: string): boolean => listed.has(normaliseEmail(email));
    return [
      finding('blacklist', blacklistFinding({ own: own.some(isListed), related: ofPeople.some(isListed) })),
      ...RELATIONS.map((relation) => {
        const listings = related.filter((one) => one.relation === relation);
        return finding(relation, relationFinding(relation, listings[0]?.total ?? 0), listings);
      }),
      finding('precio', priceFinding(compared)),
      finding('punto', pointFinding(location.town, pointOf(location))),
      finding('rechazos', rejectionsFinding(rejected)),
      finding('confirmacion', confirmationFinding(contact.confirmedAt !== null)),
    ].filter((one) => one !== null);
  }
}

function finding(kind: FindingKind, text: string | null, listings: RelatedListing[] = []): Finding | null {
  return text === null ? null : { kind, text, listings };
}

function pointOf({ latitude, longitude }: Location): { latitude: number; longitude: number } | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
