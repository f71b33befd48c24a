import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { oneRow } from '#platform/database/rows.js';
import { Actions } from '#platform/http/input/actions.js';
import { OwnerLinks } from '../../listings/public.js';
import { PostOwnerLinks, type Owned } from './post-owner-links.js';

/** Ends the links of a notice, and mails its owner a new one: for an owner who passed a link on. */
@Injectable()
export class ReplaceOwnerLinks {
  constructor(
    private readonly actions: Actions,
    private readonly links: OwnerLinks,
    private readonly mails: PostOwnerLinks,
    private readonly audit: AuditTrail,
  ) {}

  async execute(listingId: number): Promise<void> {
    await this.actions.run(async (tx) => {
      await this.links.replace(tx, listingId);
      const owned = await oneRow<Owned>(
        tx,
        `SELECT p.email, ARRAY[l.id] AS "listingIds" FROM offered_listings l
         JOIN offered_contacts p ON p.id = l.contact_id WHERE l.id = $1`,
        [listingId],
      );
      await this.mails.post(tx, owned);
      await this.audit.record(tx, {
        administratorId: null,
        action: 'owner.links.replace',
        entity: 'listing',
        entityId: listingId,
      });
    });
  }
}
