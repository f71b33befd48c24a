import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan, Not } from 'typeorm';
import type { Transaction } from '#platform/database/transactions.js';
import { Payment } from './payment.entity.js';

export type NewPayment = Omit<Payment, 'id' | 'listingId' | 'annulledAt' | 'createdAt'> & {
  listingId: number;
};

/** Payments of listings. A listing may have any number. */
@Injectable()
export class Payments {
  /** @returns its id */
  async add(tx: Transaction, payment: NewPayment): Promise<number> {
    const { identifiers } = await tx.getRepository(Payment).insert(payment);
    return identifiers[0]!.id;
  }

  /** Newest first, read from an index. */
  async of(tx: Transaction, listingId: number): Promise<Payment[]> {
    return tx.getRepository(Payment).find({ where: { listingId }, order: { paidAt: 'DESC', id: 'DESC' } });
  }

  async find(tx: Transaction, id: number): Promise<Payment | null> {
    return tx.getRepository(Payment).findOneBy({ id });
  }

  /** Whether a payment that counts was recorded after this one. */
  async isFollowed(tx: Transaction, listingId: number, id: number): Promise<boolean> {
    return tx.getRepository(Payment).existsBy({ listingId, id: MoreThan(id), annulledAt: IsNull() });
  }

  /** False if the payment was annulled before. */
  async annul(tx: Transaction, id: number): Promise<boolean> {
    const { affected } = await tx
      .getRepository(Payment)
      .update({ id, annulledAt: IsNull() }, { annulledAt: () => 'now()' });
    return affected === 1;
  }

  /** Counts an annulled payment again. False if it was not annulled. */
  async restore(tx: Transaction, id: number): Promise<boolean> {
    const { affected } = await tx
      .getRepository(Payment)
      .update({ id, annulledAt: Not(IsNull()) }, { annulledAt: null });
    return affected === 1;
  }
}

/** A payment of which only the time is known. */
export const UNSPECIFIED = { amount: null, currency: 'ARS', method: '', receipt: '', note: '' } as const;
