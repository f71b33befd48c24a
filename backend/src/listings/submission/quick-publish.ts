import { Injectable } from '@nestjs/common';
import { QUICK_PUBLISH_MESSAGES } from '#common/listings/publication/quick-publish-messages.js';
import {
  quickFieldErrors,
  quickPublishFaults,
  type QuickFault,
} from '#common/listings/publication/quick-publish.js';
import type {
  QuickPublishAnswer,
  QuickPublishRequest,
} from '#common/listings/publication/quick-publish-shapes.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { recordConsents } from '#platform/consents/consents.js';
import { Transactions, type Transaction } from '#platform/database/transactions.js';
import { occurrence } from '#platform/events/define-event.js';
import { Outbox } from '#platform/events/outbox.js';
import { Idempotency, repetitionOf } from '#platform/http/input/idempotency.js';
import { Problem } from '#platform/process/problem.js';
import { NewListings } from './new-listings.js';
import { readQuickPublication } from './quick-publication.js';
import { listingEntered } from '../events.js';

export interface QuickSubmission {
  request: QuickPublishRequest;
  administratorId: number;
  /** The Idempotency-Key header, if the client sent one. */
  key: string | null;
}

/**
 * Submits a notice that the operator enters for an owner; it is pending, like every other. The contact is found by DNI or created in the
 * same transaction, and the operator vouches for its address. The limit on free listings does not apply (docs/decisions/0006).
 */
@Injectable()
export class QuickPublish {
  constructor(
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly newListings: NewListings,
    private readonly audit: AuditTrail,
    private readonly outbox: Outbox,
  ) {}

  /** @throws Problem 'invalid' with the text of the first fault and all faults by field */
  async execute({ request, administratorId, key }: QuickSubmission): Promise<QuickPublishAnswer> {
    const refusal = QUICK_PUBLISH_MESSAGES.alreadyEntered;
    const once = repetitionOf('quick publication', { key, text: JSON.stringify(request), refusal });
    return this.transactions.run((tx) =>
      this.idempotency.once(tx, once, () => this.enter(tx, request, administratorId)),
    );
  }

  /**
   * Enters a notice in the caller's transaction.
   * @throws Problem 'invalid' with the faults
   */
  async enter(
    tx: Transaction,
    request: QuickPublishRequest,
    administratorId: number,
  ): Promise<QuickPublishAnswer> {
    const known = await this.newListings.contactByDni(tx, request.dni);
    refuse(quickPublishFaults(request, known === undefined));
    const publication = readQuickPublication(request);
    const contactId = known ?? (await this.newListings.addContact(tx, publication));
    const email = await this.newListings.vouchFor(tx, contactId);
    const listingId = await this.newListings.insertFor(tx, contactId, publication);
    const given = { email, way: 'phone', network: null, administratorId, listingId } as const;
    await recordConsents(tx, [
      { ...given, purpose: 'publication' },
      { ...given, purpose: 'newsletter' },
    ]);
    const facts = { contactId, contactIsNew: known === undefined, operation: publication.operation };
    await this.audit.record(tx, {
      administratorId,
      action: 'listing.enter',
      entity: 'listing',
      entityId: listingId,
      after: facts,
    });
    await this.outbox.record(tx, occurrence(listingEntered, { listingId }));
    return {
      success: true,
      idInmueble: listingId,
      message: QUICK_PUBLISH_MESSAGES.created(listingId),
      idContacto: contactId,
      contactoNuevo: known === undefined,
    };
  }
}

function refuse(faults: readonly QuickFault[]): void {
  const [first] = faults;
  if (first) throw Problem.invalid(quickFieldErrors(faults), first.message);
}
