import { Injectable } from '@nestjs/common';
import { PLANS } from '#common/contracts/plans.js';
import { rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { ReactsTo, type Reaction } from '#platform/events/reaction.js';
import { addressConfirmed } from '../../listings/events.js';
import { PostOwnerLinks, type Owned } from './post-owner-links.js';

const PLANS_WITH_PHOTOS = PLANS.filter(({ photos }) => photos).map(({ plan }) => plan);

/**
 * Mails an owner who has confirmed the address the links by which the photos of pending notices are sent and rejected notices corrected: also
 * one who followed the link of a record that has been merged, if the mailbox is the same.
 */
@Injectable()
@ReactsTo(addressConfirmed, 'mail-link-when-address-confirmed')
export class MailLinkWhenAddressConfirmed implements Reaction<{ contactId: number }> {
  constructor(private readonly mails: PostOwnerLinks) {}

  async react(tx: Transaction, { contactId }: { contactId: number }): Promise<void> {
    const owned = await rowsOf<Owned>(
      tx,
      `SELECT p.email, array_agg(l.id) AS "listingIds" FROM offered_contacts asked
       JOIN offered_contacts p ON p.id = asked.owner_id AND mailbox_of(p.email) = mailbox_of(asked.email)
       JOIN offered_listings l ON l.contact_id = p.id
       JOIN offered_contracts c ON c.listing_id = l.id
       WHERE asked.id = $1 AND (l.status = 'rejected' OR l.status = 'pending' AND c.plan = ANY($2)) GROUP BY p.email`,
      [contactId, PLANS_WITH_PHOTOS],
    );
    for (const each of owned) await this.mails.post(tx, each);
  }
}
