import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Plan } from '#common/contracts/plans.js';
import { oneRow } from '#platform/database/rows.js';
import type { Contact } from '../../contacts/public.js';
import { Contacts } from '../../contacts/public.js';
import { Contracts } from '../../contracts/public.js';
import { Listing } from '../core/listing.entity.js';
import { ListingsRepository } from '../core/listings.repository.js';
import type { Location } from '../location/location.entity.js';

export interface MailedListing {
  listing: Listing;
  location: Location;
  contact: Contact;
  plan: Plan;
}

/** Reads the data of messages about a listing when they are rendered; the ledger rows contain only its id. */
@Injectable()
export class MailedListings {
  constructor(
    private readonly database: DataSource,
    private readonly listings: ListingsRepository,
    private readonly contacts: Contacts,
    private readonly contracts: Contracts,
  ) {}

  /** Whether a listing has photos that a paid plan shows. */
  async hasPhotos(listingId: number): Promise<boolean> {
    const { found } = await oneRow<{ found: boolean }>(
      this.database,
      'SELECT has_photos AS found FROM listings WHERE id = $1',
      [listingId],
    );
    return found;
  }

  async find({ listingId }: { listingId?: unknown }): Promise<MailedListing | null> {
    const tx = this.database.manager;
    const listing = await tx.getRepository(Listing).findOneBy({ id: Number(listingId) });
    if (!listing) return null;
    const location = await this.listings.locationOf(tx, listing.id);
    const { plan } = await this.contracts.of(tx, listing.id);
    return { listing, location, plan, contact: await this.contacts.get(tx, listing.contactId) };
  }
}
