import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { alikeHomes, MOST_ALIKE, type MarkedPart } from '#common/inquiries/answers/alike-homes.js';
import { formatDay } from '#common/kernel/time/days.js';
import { rowOf } from '#platform/database/rows.js';
import { ListingOwners } from '../../listings/public.js';
import { Season } from '../../pricing/public.js';
import { SearchListings } from '../../search/public.js';
import { Inquiry, stayOfInquiry } from '../sending/inquiry.entity.js';

/** An inquiry about a notice. */
export interface AskedAbout {
  listingId: number;
  inquiryId: number;
}

/** Ids of homes, and the part of the season that was marked as rented. */
export interface OfferedInstead {
  alike: number[];
  marked: MarkedPart | null;
}

/** Finds free homes like the one of an inquiry, which the visitor is offered instead of it. */
@Injectable()
export class AlikeHomes {
  constructor(
    private readonly database: DataSource,
    private readonly owners: ListingOwners,
    private readonly search: SearchListings,
    private readonly season: Season,
  ) {}

  /** @param priceId the price that is marked as rented; null for none */
  async of({ listingId, inquiryId }: AskedAbout, priceId: number | null): Promise<OfferedInstead> {
    const marked = (await this.partOf(priceId)) ?? null;
    const inquiry = await this.database.getRepository(Inquiry).findOneBy({ id: inquiryId, listingId });
    const owner = await this.owners.ofPublished(this.database.manager, listingId);
    if (!inquiry || !owner) return { alike: [], marked };
    const question = { stay: stayOfInquiry(inquiry), marked };
    const filters = alikeHomes(owner.listing, question, formatDay(this.season.today()));
    const found = await this.search.ids({ code: null, filters, sort: 'recientes', page: 1 });
    return { alike: found.filter((id) => id !== listingId).slice(0, MOST_ALIKE), marked };
  }

  private async partOf(priceId: number | null): Promise<MarkedPart | undefined> {
    if (priceId === null) return undefined;
    return rowOf<MarkedPart>(
      this.database,
      'SELECT period, fraction FROM offered_prices WHERE id = $1 AND period IS NOT NULL',
      [priceId],
    );
  }
}
