import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ListingStatus } from '#common/vocabulary/listing-status.js';
import { oneRow, rowOf } from '#platform/database/rows.js';
import { Blacklist } from '../../blacklist/public.js';
import { Contacts, type Contact } from '../../contacts/public.js';
import type { ListingParts } from '../data/listing-parts.js';
import { readCounters, type CounterColumns, type ListingCounters } from '../domain/counters.js';
import { sameTextOf } from '../data/same-text.js';
import { RelatedRecords, type RecordsOfListing } from './related-records.js';
import { ListingPartsQuery } from './listing-parts.js';

/** All data of one listing. */
export interface AdminListingFacts extends ListingParts, RecordsOfListing {
  contact: Contact;
  counters: ListingCounters;
  /** Number of listings of other owners with the same text. */
  sameText: number;
  isBlacklisted: boolean;
}

/** All data of one listing, for the back office. */
@Injectable()
export class AdminListing {
  constructor(
    private readonly database: DataSource,
    private readonly parts: ListingPartsQuery,
    private readonly contacts: Contacts,
    private readonly records: RelatedRecords,
    private readonly blacklist: Blacklist,
  ) {}

  /** @throws Problem 'not-found' for a listing in another status (wire-contract.md, Lifecycle) */
  async execute(id: number, status: ListingStatus): Promise<AdminListingFacts> {
    const parts = await this.parts.find(this.database.manager, { id }, status);
    const contact = await this.contacts.get(this.database.manager, parts.listing.contactId);
    const stats = await rowOf<CounterColumns>(
      this.database,
      'SELECT * FROM offered_listing_stats WHERE listing_id = $1',
      [id],
    );
    const { sameText } = await oneRow<{ sameText: number }>(
      this.database,
      `SELECT ${sameTextOf('l')} AS "sameText" FROM listings l WHERE l.id = $1`,
      [id],
    );
    const isBlacklisted = await this.blacklist.lists(contact.email);
    const records = await this.records.of(parts.listing);
    return { ...parts, ...records, contact, sameText, isBlacklisted, counters: readCounters(stats ?? {}) };
  }
}
