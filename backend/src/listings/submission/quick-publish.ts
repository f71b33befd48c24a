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
} from '#common/listings/publication/publication-calls.js';
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
      this.idempotency.once(tx, once, async () => {
        const [answer] = await this.enter(tx, [request], administratorId);
        return answer!;
      }),
    );
  }

  /**
   * Enters notices in the caller's transaction.
   * @throws Problem 'invalid' with the faults of one
   */
  async enter(
    tx: Transaction,
    requests: readonly QuickPublishRequest[],
    administratorId: number,
  ): Promise<QuickPublishAnswer[]> {
    const owners = await this.newListings.contactsByDni(
      tx,
      requests.map(({ dni }) => dni),
    );
    const seen = new Set(owners.keys());
    const notices = requests.map((request) => {
      const contactIsNew = !seen.has(request.dni);
      seen.add(request.dni);
      refuse(quickPublishFaults(request, contactIsNew));
      return { dni: request.dni, contactIsNew, publication: readQuickPublication(request) };
    });
    const added = notices.filter(({ contactIsNew }) => contactIsNew);
    const contactIds = await this.newListings.addContacts(
      tx,
      added.map(({ publication }) => publication),
    );
    for (const [at, { dni }] of added.entries()) owners.set(dni, contactIds[at]!);
    const owned = notices.map((notice) => ({ ...notice, contactId: owners.get(notice.dni)! }));
    const emails = await this.newListings.vouchFor(tx, [...owners.values()]);
    const listingIds = await this.newListings.insertFor(tx, owned);
    const entered = owned.map((notice, at) => ({ ...notice, listingId: listingIds[at]! }));
    await recordConsents(
      tx,
      entered.flatMap(({ contactId, listingId }) => {
        const email = emails.get(contactId)!;
        const given = { email, way: 'phone', network: null, administratorId, listingId } as const;
        return [
          { ...given, purpose: 'publication' },
          { ...given, purpose: 'newsletter' },
        ] as const;
      }),
    );
    await this.audit.recordAll(
      tx,
      entered.map(({ contactId, contactIsNew, listingId, publication: { operation } }) => ({
        administratorId,
        action: 'listing.enter',
        entity: 'listing',
        entityId: listingId,
        after: { contactId, contactIsNew, operation },
      })),
    );
    await this.outbox.record(tx, ...listingIds.map((listingId) => occurrence(listingEntered, { listingId })));
    return entered.map(({ contactId, contactIsNew, listingId }) => ({
      success: true,
      idInmueble: listingId,
      message: QUICK_PUBLISH_MESSAGES.created(listingId),
      idContacto: contactId,
      contactoNuevo: contactIsNew,
    }));
  }
}

function refuse(faults: readonly QuickFault[]): void {
  const [first] = faults;
  if (first) throw Problem.invalid(quickFieldErrors(faults), first.message);
}
