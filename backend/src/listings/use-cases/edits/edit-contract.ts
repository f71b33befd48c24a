import { Injectable } from '@nestjs/common';
import { CONTRACT_MESSAGES } from '#common/messages/admin.js';
import { planOf, type ContractFlags } from '#common/rules/contract.js';
import { planEntry } from '#common/vocabulary/plans.js';
import { Clock } from '#platform/clock/clock.js';
import { Problem } from '#platform/problems/problem.js';
import { Contracts, type Contract } from '../../../contracts/public.js';
import { featuredUnder } from '../../domain/featured-under.js';
import { ListingEdits, type EditRequest } from './listing-edits.js';

export interface ContractChanges {
  flags: ContractFlags;
  /** Unchanged if not given. */
  paid: boolean | null;
  featured: boolean | null;
}

export interface ChangedContract {
  contract: Contract;
  featured: boolean;
}

/** Changes a listing's plan, payment and featured position (back-office.md §4, Contract rules). */
@Injectable()
export class EditContract {
  constructor(
    private readonly edits: ListingEdits,
    private readonly contracts: Contracts,
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
      contract.plan = plan;
      this.pay(contract, changes.paid ?? contract.paid);
      await this.contracts.save(tx, contract);
      const { featured } = listing;
      return { before, after: { ...contract, featured }, result: { contract, featured } };
    });
  }

  /**
   * Sets the payment date of the contract to now ('Actualizar Pago').
   * @throws Problem 'conflict' for a free plan
   */
  async recordPayment(request: Omit<EditRequest, 'section'>): Promise<Date> {
    return this.edits.apply({ ...request, section: 'contract' }, async (tx, { id }) => {
      const contract = await this.contracts.of(tx, id);
      assertPayable(contract);
      const before = { ...contract };
      const paidAt = this.clock.now();
      Object.assign(contract, { paid: true, paidAt });
      await this.contracts.save(tx, contract);
      return { before, after: { ...contract }, result: paidAt };
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
}

/** Refuses to mark a free plan as paid. */
function assertPayable({ plan }: Contract): void {
  if (planEntry(plan).price === 0) throw Problem.conflict(CONTRACT_MESSAGES.nothingToPay);
}
