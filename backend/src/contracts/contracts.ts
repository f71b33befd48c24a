import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Operation } from '#common/kernel/operations.js';
import type { Plan } from '#common/contracts/plans.js';
import type { EntityRows } from '#platform/database/entity-rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Clock } from '#platform/process/clock.js';
import { localDay } from '#platform/process/local-day.js';
import { datesFeatured } from './contract-term.js';
import { Contract } from './contract.entity.js';

export const CONTRACTS_OF_LISTINGS: EntityRows<Contract> = {
  entity: Contract,
  where: 't.listing_id = ANY($1)',
};

/** Contracts of listings: one per listing, unpaid when created. */
@Injectable()
export class Contracts {
  constructor(private readonly clock: Clock) {}

  async open(
    tx: Transaction,
    ...contracts: { listingId: number; operation: Operation; plan: Plan }[]
  ): Promise<void> {
    await tx.getRepository(Contract).insert(contracts);
  }

  async save(tx: Transaction, { listingId, ...changes }: Contract): Promise<void> {
    await tx.getRepository(Contract).update({ listingId }, changes);
  }

  /** Begins the featured position of a contract; one that runs is left as it is. */
  async feature(tx: Transaction, contract: Contract): Promise<void> {
    const dates = datesFeatured(contract.plan, contract, localDay(this.clock.now()));
    if (dates.featuredUntil !== contract.featuredUntil) await this.save(tx, { ...contract, ...dates });
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
