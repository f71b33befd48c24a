import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LeadPrice } from '#common/pricing/lead-price.js';
import type { ListingStatus } from '#common/listings/listing-status.js';
import { oneRow, rowOf } from '#platform/database/rows.js';
import { mailRefusalOf } from '#platform/mail/refused-addresses.js';
import type { MailRefusalWire } from '#common/kernel/mail-refusal.js';
import { isBlacklisted } from '../../blacklist/public.js';
import { Contacts, type Contact } from '../../contacts/public.js';
import type { ListingParts } from '../core/listing-parts.js';
import { rentalPrices, Season } from '../../pricing/public.js';
import { ANY_PRICE, leadFor } from '../rows/search-lead.js';
import { readCounters, type CounterColumns, type ListingCounters } from '../core/counters.js';
import { sameTextOf } from '../core/same-text.js';
import { RelatedRecords, type RecordsOfListing } from './related-records.js';
import { ListingPartsQuery } from '../core/listing-parts-query.js';

/** All data of one listing. */
export interface AdminListingFacts extends ListingParts, RecordsOfListing {
  contact: Contact;
  counters: ListingCounters;
  /** Number of listings of other owners with the same text. */
  sameText: number;
  isBlacklisted: boolean;
  mailRefusal: MailRefusalWire | null;
  lead: LeadPrice;
}

/** All data of one listing, for the back office. */
@Injectable()
export class AdminListing {
  constructor(
    private readonly database: DataSource,
    private readonly parts: ListingPartsQuery,
    private readonly contacts: Contacts,
    private readonly records: RelatedRecords,
    private readonly season: Season,
  ) {}

  /** @throws Problem 'not-found' for a listing in another status (wire-contract.md, Lifecycle) */
  async execute(id: number, status: ListingStatus): Promise<AdminListingFacts> {
    const parts = await this.parts.find(this.database.manager, id, status);
    const contact = await this.contacts.get(this.database.manager, parts.listing.contactId);
    const stats = await rowOf<CounterColumns>(
      this.database,
      'SELECT * FROM offered_listing_stats WHERE listing_id = $1',
      [id],
    );
    const marks = await oneRow<Pick<AdminListingFacts, 'sameText' | 'isBlacklisted' | 'mailRefusal'>>(
      this.database,
      `SELECT ${sameTextOf('l')} AS "sameText", ${isBlacklisted('$2')} AS "isBlacklisted", ${mailRefusalOf('$2')} AS "mailRefusal" FROM listings l WHERE l.id = $1`,
      [id, contact.email],
    );
    const records = await this.records.of(parts.listing);
    return {
      ...parts,
      ...records,
      contact,
      ...marks,
      counters: readCounters(stats ?? {}),
      lead: this.leadOf(parts),
    };
  }

  private leadOf({ listing: { operation, propertyType }, prices }: ListingParts): LeadPrice {
    const salePrice = operation === 'sale' ? (prices[0] ?? null) : null;
    const context = { season: this.season.current(), dollarRate: null };
    const facts = { operation, propertyType, salePrice, rentalPrices: rentalPrices(prices) };
    return leadFor(facts, ANY_PRICE, context);
  }
}
