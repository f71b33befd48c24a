import { Injectable } from '@nestjs/common';
import { setImmediate } from 'node:timers/promises';
import { searchOfAddress } from '#common/search/query/search-path.js';
import type { Transaction } from '#platform/database/transactions.js';
import { ReactsTo, type Reaction } from '#platform/events/reaction.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import {
  listingApproved,
  listingEdited,
  listingReinstated,
  type ListingEdited,
  type ListingEvent,
} from '../../../listings/events.js';
import { Alerts } from '../alerts.js';
import { WaitingLists } from '../waiting-lists.js';
import { alertedFilters, keysOfListing } from '../alerted-search.js';
import { postAlerts } from './post-alerts.js';
import { FewListings } from '../../../search/public.js';

/** Sections of which no search asks, so that their edits make none find a listing. */
const UNSEARCHED = new Set<ListingEdited['section']>(['contact', 'code', 'photos']);

type Searched = Awaited<ReturnType<FewListings['of']>>;

/** Searches that are compared before other work of the process may run; they take about 10 ms. */
const SEARCHES_AT_A_TIME = 200;

/** Updates the waiting lists of a home and mails the alerts that match it, once each, after it was published, reinstated or edited. */
@Injectable()
@ReactsTo<ListingEvent & Partial<ListingEdited>>(
  [listingApproved, listingReinstated, listingEdited],
  'tell-alerts-when-listing-changed',
)
export class TellAlertsWhenListingChanged implements Reaction<ListingEvent & Partial<ListingEdited>> {
  constructor(
    private readonly alerts: Alerts,
    private readonly listings: FewListings,
    private readonly mailbox: Mailbox,
    private readonly waiting: WaitingLists,
  ) {}

  async react(tx: Transaction, { listingId, section }: ListingEvent & Partial<ListingEdited>): Promise<void> {
    if (section && UNSEARCHED.has(section)) return;
    const listing = await this.listings.of(tx, [listingId]);
    await this.waiting.tell(tx, listingId, listing);
    const ids = await this.wantedBy(tx, listingId, listing);
    if (ids.length === 0) return;
    const mailing = `listing-${listingId}`;
    const delaySeconds = await this.waiting.headStart(tx, listingId);
    await postAlerts(tx, this.mailbox, {
      mailing,
      delaySeconds,
      to: await this.alerts.recordMatches(tx, { listingId, ids, mailing, delaySeconds }),
    });
  }

  /** The alerts whose search finds the listing. Alerts of the same search are decided together. */
  private async wantedBy(tx: Transaction, listingId: number, listing: Searched): Promise<number[]> {
    const [facts] = listing.facts;
    if (!facts) return [];
    const waiting = await this.alerts.waitingFor(tx, listingId, keysOfListing(facts));
    const ids: number[] = [];
    for (const [at, alerts] of waiting.entries()) {
      if (at % SEARCHES_AT_A_TIME === 0) await setImmediate();
      const filters = searchOfAddress(alerts.search);
      if (filters && listing.meets(alertedFilters(filters))) ids.push(...alerts.ids);
    }
    return ids;
  }
}
