import { Injectable } from '@nestjs/common';
import { CONTRACT_MESSAGES } from '#common/messages/admin.js';
import { planOf, type ContractFlags } from '#common/rules/contract.js';
import { planEntry } from '#common/vocabulary/plans.js';
import { Clock } from '#platform/clock/clock.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Problem } from '#platform/problems/problem.js';
import {
  Contracts,
  datesAfter,
  Payments,
  UNDATED,
  UNSPECIFIED,
  type Contract,
} from '../../../contracts/public.js';
import { localDay } from '../../../pricing/public.js';
import { featuredUnder } from '../../domain/featured-under.js';
import { ListingEdits, type EditRequest } from './listing-edits.js';

export interface ContractChanges {
  flags: ContractFlags;
  /** Unchanged if not given. */
  paid: boolean | null;
  featured: boolean | null;
}

export interface ChangedContract {
  contract: Pick<Contract, 'plan' | 'paid' | 'paidUntil' | 'featuredUntil'> & { paidAt: string | null };
  featured: boolean;
}

/** Changes a listing's plan, payment and featured position (back-office.md §4, Contract rules). */
@Injectable()
export class EditContract {
  constructor(
    private readonly edits: ListingEdits,
    private readonly contracts: Contracts,
    private readonly payments: Payments,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem 'conflict' if a free plan is marked as paid, and what ListingEdits throws */
  async execute(request: Omit<EditRequest, 'section'>, changes: ContractChanges): Promise<ChangedContract> {
    return this.edits.apply({ ...request, section: 'contract' }, async (tx, listing) => {
      const contract = await this.contracts.of(tx, listing.id);
      const before = { ...contract, featured: listing.featured };
      const plan = planOf(changes.flags, listing.operation);
      listing.featured = featuredUnder({
        plan: { before: contract.plan, after: plan },
        before: listing.featured,
        chosen: changes.featured,
      });
      const wasPaid = contract.paid;
      const keepsDates = contract.plan === plan && wasPaid;
      contract.plan = plan;
      this.pay(contract, changes.paid ?? contract.paid);
      if (!contract.paid) Object.assign(contract, UNDATED);
      else if (!keepsDates && contract.paidAt)
        Object.assign(contract, datesAfter(contract, localDay(contract.paidAt)));
      await this.contracts.save(tx, contract);
      if (contract.paid && !wasPaid) await this.note(tx, contract);
      const { featured } = listing;
      const { paid, paidAt, paidUntil, featuredUntil } = contract;
      return {
        before,
        after: { ...contract, featured },
        result: {
          contract: { plan, paid, paidAt: paidAt?.toISOString() ?? null, paidUntil, featuredUntil },
          featured,
        },
      };
    });
  }

  private pay(contract: Contract, paid: boolean): void {
    if (paid && !contract.paid) {
      assertPayable(contract);
      contract.paidAt = this.clock.now();
    }
    if (!paid) contract.paidAt = null;
    contract.paid = paid;
  }

  /** A contract that is marked as paid has a payment, of which only the time is known. */
  private note(tx: Transaction, { listingId, plan, paidAt }: Contract): Promise<void> {
    return this.payments.add(tx, { ...UNSPECIFIED, listingId, plan, paidAt: paidAt! });
  }
}

/** Refuses to mark a free plan as paid. */
export function assertPayable({ plan }: Contract): void {
  if (planEntry(plan).price === 0) throw Problem.conflict(CONTRACT_MESSAGES.nothingToPay);
}
