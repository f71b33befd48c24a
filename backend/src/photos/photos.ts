import { Injectable } from '@nestjs/common';
import type { Transaction } from '#platform/database/transactions.js';
import { Image } from './data/image.entity.js';

/** Photos of listings, in the operator's order. */
@Injectable()
export class Photos {
  async of(tx: Transaction, listingId: number): Promise<Image[]> {
    return tx.getRepository(Image).find({ where: { listingId }, order: { position: 'ASC' } });
  }

  /** Those whose renditions exist. */
  async readyOf(tx: Transaction, listingId: number): Promise<Image[]> {
    return (await this.of(tx, listingId)).filter(({ status }) => status === 'ready');
  }
}
