import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Operation } from '#common/kernel/operations.js';
import type { Plan } from '#common/contracts/plans.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Contract } from './contract.entity.js';

/** Contracts of listings: one per listing, unpaid when created. */
@Injectable()
export class Contracts {
  async open(
    tx: Transaction,
    ...contracts: { listingId: number; operation: Operation; plan: Plan }[]
  ): Promise<void> {
    await tx.getRepository(Contract).insert(contracts);
  }

  async save(tx: Transaction, { listingId, ...changes }: Contract): Promise<void> {
    await tx.getRepository(Contract).update({ listingId }, changes);
  }

  /** Deletes a contract, before one of the other operation is created. */
  async close(tx: Transaction, listingId: number): Promise<void> {
    await tx.getRepository(Contract).delete({ listingId });
  }

  /** The contracts of many listings, in no particular order. */
  async ofMany(tx: Transaction, listingIds: readonly number[]): Promise<Contract[]> {
    return tx.getRepository(Contract).findBy({ listingId: In([...listingIds]) });
  }

  async of(tx: Transaction, listingId: number): Promise<Contract> {
    return tx.getRepository(Contract).findOneByOrFail({ listingId });
  }
}
