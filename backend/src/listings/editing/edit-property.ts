import { Injectable } from '@nestjs/common';
import type { AttributeName } from '#common/listings/attributes/all-attributes.js';
import { clearedAttributes } from '#common/listings/attributes/attribute-values.js';
import { storedConditions } from '#common/listings/conditions/conditions.js';
import { EDITING_MESSAGES } from '#common/listings/editing/editing-messages.js';
import { basicPlan } from '#common/contracts/plans.js';
import type { Operation } from '#common/kernel/operations.js';
import { mayBeFeatured } from '#common/contracts/contract.js';
import { normaliseEmail } from '#common/kernel/forms/email.js';
import { ARGENTINE_MOBILE_PREFIX, maskMobile } from '#common/kernel/forms/phone.js';
import { asksBusinessName } from '#common/listings/attributes/property-questions.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Problem } from '#platform/process/problem.js';
import { Contacts } from '../../contacts/public.js';
import { Contracts } from '../../contracts/public.js';
import { Prices } from '../../pricing/public.js';
import { ListingAmenities } from '../core/listing-amenities.js';
import type { Listing } from '../core/listing.entity.js';
import { publicationFacts } from '../core/publication-facts.js';
import { assertPublishable } from './assert-publishable.js';
import { ListingEdits, type EditRequest } from './listing-edits.js';

export type PropertyChanges = Partial<
  Pick<
    Listing,
    | 'operation'
    | 'propertyType'
    | 'featured'
    | 'businessName'
    | AttributeName
    | 'phone'
    | 'email'
    | 'notes'
    | 'conditions'
  >
>;

/** Changes the property data of a listing; only the given fields. */
@Injectable()
export class EditProperty {
  constructor(
    private readonly edits: ListingEdits,
    private readonly contracts: Contracts,
    private readonly prices: Prices,
    private readonly contacts: Contacts,
    private readonly amenities: ListingAmenities,
  ) {}

  /**
   * @throws Problem 'invalid' for values that a publication could not have, 'conflict' for another operation of a listing with a code,
   * because the code names the operation
   */
  async execute(request: Omit<EditRequest, 'section'>, changes: PropertyChanges): Promise<void> {
    await this.edits.apply({ ...request, section: 'property' }, async (tx, listing) => {
      const contact = await this.contacts.get(tx, listing.contactId);
      const written = await this.written(tx, listing, { changes, country: contact.country });
      assertPublishable(
        'inmueble',
        publicationFacts({ contact, listing }),
        publicationFacts({ contact, listing: { ...listing, ...written } }),
      );
      const fields = Object.keys(written) as (keyof PropertyChanges)[];
      const before = Object.fromEntries(fields.map((field) => [field, listing[field]]));
      if (changes.operation && changes.operation !== listing.operation) {
        await this.changeOperation(tx, listing, changes.operation);
      }
      if (written.featured && !listing.featured)
        await this.contracts.feature(tx, await this.contracts.of(tx, listing.id));
      Object.assign(listing, written);
      if ('conditions' in written) await this.amenities.follow(tx, listing);
      return { before, after: written, readdresses: before.email !== written.email, result: undefined };
    });
  }

  /** The changes to be stored: the phone normalised for its country, without fields that the new type, operation or plan does not have. */
  private async written(
    tx: Transaction,
    listing: Listing,
    { changes, country }: { changes: PropertyChanges; country: string },
  ): Promise<PropertyChanges> {
    const { phone, email, featured } = changes;
    const { propertyType = listing.propertyType, operation = listing.operation } = changes;
    const isSame = propertyType === listing.propertyType && operation === listing.operation;
    const unasked = isSame ? {} : clearedFor({ type: propertyType, operation });
    const { conditions = listing.conditions } = changes;
    const stored = storedConditions(conditions, { operation, propertyType });
    const { plan } = await this.contracts.of(tx, listing.id);
    return {
      ...changes,
      ...unasked,
      ...(changes.conditions === undefined && stored === listing.conditions ? {} : { conditions: stored }),
      ...(phone === undefined ? {} : { phone: writtenPhone(phone, country) }),
      ...(email === undefined ? {} : { email: normaliseEmail(email) }),
      ...(featured === undefined ? {} : { featured: featured && mayBeFeatured(plan) }),
    };
  }

  /** A new operation resets contract and prices (back-office.md §4), because neither applies to it. */
  private async changeOperation(tx: Transaction, listing: Listing, operation: Operation): Promise<void> {
    if (listing.code) throw Problem.conflict(EDITING_MESSAGES.operationFixed);
    await this.prices.removeAll(tx, listing.id);
    await this.contracts.close(tx, listing.id);
    await tx.query('UPDATE listings SET operation = $2 WHERE id = $1', [listing.id, operation]);
    await this.contracts.open(tx, { listingId: listing.id, operation, plan: basicPlan(operation) });
  }
}

/** Fields that a notice does not have are cleared when its type or operation changes. */
function clearedFor(subject: { type: PropertyTypeId; operation: Operation }): PropertyChanges {
  return {
    ...(asksBusinessName(subject.type) ? {} : { businessName: null }),
    ...clearedAttributes(subject),
  };
}

/** The notice's phone belongs to the owner, so it is normalised for the owner's country; a bare prefix counts as empty. */
function writtenPhone(phone: string, country: string): string {
  const written = /\d/.test(phone) ? maskMobile(phone, country) : phone;
  return written === ARGENTINE_MOBILE_PREFIX ? '' : written;
}
