import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rowsToMark } from '#common/inquiries/answers/rows-to-mark.js';
import type { InquiryStay } from '#common/inquiries/inquiry-stay.js';
import { stayTermsOf } from '#common/listings/conditions/stay-terms-of.js';
import { stayOf, withoutPastStay } from '#common/search/filters/stay.js';
import { quoteStay } from '#common/pricing/stays/stay-quote.js';
import { planStay } from '#common/pricing/stays/stay-plan.js';
import type { StayWire } from '#common/pricing/stays/stay-shapes.js';
import type { Stay } from '#common/pricing/stays/stay.js';
import { formatDay } from '#common/kernel/time/days.js';
import { rowOf, type Database } from '#platform/database/rows.js';
import type { ListingOwner } from '../../listings/public.js';
import { Prices, rentalPrices, Season, type Price } from '../../pricing/public.js';
import { presentStay } from '../../search/public.js';

/** A price that an answer may mark as rented. */
type RentalRow = Price & { period: NonNullable<Price['period']>; fraction: NonNullable<Price['fraction']> };

/** What a rental offers for the stays that visitors ask about. */
export interface AskedStays {
  /** The quote; null without dates, for dates that are over, and for a notice that is let by no period. */
  quote: (stay: InquiryStay) => StayWire | null;
  /** The prices that 'Ya está alquilado' may mark, the likeliest first. */
  rows: (stay: InquiryStay) => RentalRow[];
}

@Injectable()
export class AskedStaysQuery {
  constructor(
    private readonly database: DataSource,
    private readonly prices: Prices,
    private readonly season: Season,
  ) {}

  async of(
    listingId: number,
    { conditions, listing }: Pick<ListingOwner, 'conditions' | 'listing'>,
  ): Promise<AskedStays> {
    const prices = await this.prices.of(this.database.manager, listingId);
    const offer = { rentalPrices: rentalPrices(prices), stayTerms: stayTermsOf(conditions) };
    const rows = prices.filter(
      (price): price is RentalRow => price.period !== null && price.fraction !== null,
    );
    const dollarRate = await dollarRateOf(this.database);
    const season = this.season.current();
    const present = (asked: InquiryStay): Stay | undefined => {
      const dates = { arrival: asked.llegada, departure: asked.salida };
      const stay = stayOf(withoutPastStay(dates, formatDay(season.today)));
      return stay && asked.mascotas ? { ...stay, withPets: true } : stay;
    };
    return {
      quote: (asked) => {
        const stay = present(asked);
        if (!stay || rows.length === 0) return null;
        const quote = quoteStay(offer, planStay(stay, season.calendar), dollarRate);
        return presentStay(
          { stay, people: asked.personas, quote },
          // The owner, who reads it, knows for how many the home is.
          { propertyType: listing.propertyType, people: null },
        );
      },
      rows: (asked) => rowsToMark(rows, present(asked) ?? null, season),
    };
  }
}

async function dollarRateOf(database: Database): Promise<number | null> {
  const rate = await rowOf<{ value: string }>(
    database,
    `SELECT value FROM offered_exchange_rates WHERE currency = 'USD'`,
  );
  return rate ? Number(rate.value) : null;
}
