import { Injectable } from '@nestjs/common';
import type { Transaction } from '#platform/database/transactions.js';
import { AlertDigests } from '../../inquiries/alerts/public.js';
import { InquiryDigests } from '../../inquiries/public.js';
import { ListingsToAnnounce } from '../../listings/public.js';

/**
 * A merged message: the digest to the owner of a listing, by the listing's id; the notice to the operator; or the digests of alerts, which
 * are one mailing.
 */
export type MergedMessage = number | 'notice' | 'alerts';

/**
 * An operator's decisions about merged messages whose rows are held by a restore or overdue. Each returns the number of messages.
 */
@Injectable()
export class MergedMessages {
  constructor(
    private readonly inquiries: InquiryDigests,
    private readonly notices: ListingsToAnnounce,
    private readonly alerts: AlertDigests,
  ) {}

  /** Lets them go out with the next digest and the next notice. */
  async retry(tx: Transaction, which: MergedMessage | 'all'): Promise<number> {
    return this.settle(tx, 'release', which);
  }

  /** Cancels the messages. */
  async discard(tx: Transaction, which: MergedMessage | 'all'): Promise<number> {
    return this.settle(tx, 'discard', which);
  }

  private async settle(
    tx: Transaction,
    how: 'release' | 'discard',
    which: MergedMessage | 'all',
  ): Promise<number> {
    const isWanted = (message: MergedMessage): boolean => which === 'all' || which === message;
    const ofListings =
      which === 'all' || typeof which === 'number' ? await this.inquiries[how](tx, which) : 0;
    const notices = isWanted('notice') ? await this.notices[how](tx) : 0;
    const homes = isWanted('alerts') ? await this.alerts[how](tx) : 0;
    return ofListings + Math.min(notices, 1) + Math.min(homes, 1);
  }
}
