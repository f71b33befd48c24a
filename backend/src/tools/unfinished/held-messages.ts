import { Injectable } from '@nestjs/common';
import type { Transaction } from '#platform/database/transactions.js';
import { InquiryDigests } from '../../inquiries/public.js';
import { ListingsToAnnounce } from '../../listings/public.js';

/** Names the merged notice to the operator; another number is that of the listing whose owner is told. */
export const OPERATORS_NOTICE = 0;

/** An operator's decisions about merged messages that a restore holds. Each returns the number of messages. */
@Injectable()
export class HeldMessages {
  constructor(
    private readonly digests: InquiryDigests,
    private readonly notices: ListingsToAnnounce,
  ) {}

  /** Lets them go out with the next digest and the next notice. */
  async retry(tx: Transaction, id: number | 'all'): Promise<number> {
    const digests = id === OPERATORS_NOTICE ? 0 : await this.digests.release(tx, id);
    return digests + (isToOperator(id) ? Math.min(await this.notices.release(tx), 1) : 0);
  }

  /** They are not sent. */
  async discard(tx: Transaction, id: number | 'all'): Promise<number> {
    const digests = id === OPERATORS_NOTICE ? 0 : await this.digests.discard(tx, id);
    return digests + (isToOperator(id) ? Math.min(await this.notices.discard(tx), 1) : 0);
  }
}

function isToOperator(id: number | 'all'): boolean {
  return id === 'all' || id === OPERATORS_NOTICE;
}
