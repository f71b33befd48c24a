import { Injectable } from '@nestjs/common';
import { readAttributeChanges } from '#common/listings/attributes/attribute-values.js';
import { storedConditions } from '#common/listings/conditions/conditions.js';
import { isSamePart } from '#common/listings/proposals/proposal.js';
import { readRentalKey } from '#common/pricing/rental-key.js';
import type { NoticeContentWire, ProposedPriceWire } from '#common/listings/proposals/proposal-calls.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Prices, type Price } from '../../pricing/public.js';
import { ListingAmenities } from '../core/listing-amenities.js';
import type { Listing } from '../core/listing.entity.js';

/** Writes the content of a notice. The caller has checked it, and saves the listing. */
@Injectable()
export class PublishedContent {
  constructor(
    private readonly prices: Prices,
    private readonly amenities: ListingAmenities,
  ) {}

  /** Prices that stay keep their rented marks. */
  async write(
    tx: Transaction,
    listing: Listing,
    { current, content }: { current: NoticeContentWire; content: NoticeContentWire },
  ): Promise<void> {
    listing.notes = content.observaciones;
    listing.businessName = content.nombreNegocio || null;
    if (content.medidas) Object.assign(listing, readAttributeChanges(content.medidas));
    listing.conditions = storedConditions(content.condiciones, listing);
    await this.amenities.follow(tx, listing);
    const stored = await this.prices.of(tx, listing.id);
    const of = (price: ProposedPriceWire): Price | undefined => stored.find((row) => isAt(row, price));
    for (const price of current.precios) {
      const gone = of(price);
      if (gone && !content.precios.some((left) => isSamePart(left, price)))
        await this.prices.remove(tx, listing.id, gone.id);
    }
    const rows = content.precios.map((price) => rowOf(price, of(price)));
    await this.prices.save(tx, listing, rows.filter(differsFrom(stored)));
  }
}

type Row = Parameters<Prices['save']>[2][number];

function isAt({ period, fraction }: Price, price: ProposedPriceWire): boolean {
  if (period === null) return price.periodo === '';
  const place = readRentalKey(price);
  return place?.period === period && place.fraction === fraction;
}

function rowOf(price: ProposedPriceWire, stored: Price | undefined): Row {
  const place = price.periodo === '' ? undefined : readRentalKey(price);
  return {
    id: stored?.id ?? null,
    period: place?.period ?? null,
    fraction: place?.fraction ?? null,
    amount: price.monto as number,
    currency: price.tipo_moneda,
    rented: stored?.rented ?? false,
  };
}

function differsFrom(stored: readonly Price[]): (row: Row) => boolean {
  return ({ id, amount, currency }) => {
    const known = stored.find((price) => price.id === id);
    return known?.amount !== amount || known.currency !== currency;
  };
}
