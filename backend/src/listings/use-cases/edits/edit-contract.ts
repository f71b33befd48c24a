import { Injectable } from '@nestjs/common';
import { planOf, type ContractFlags } from '#common/rules/contract.js';
import { planEntry } from '#common/vocabulary/plans.js';
import { Clock } from '#platform/clock/clock.js';
import { Contracts, type Contract } from '../../../contracts/public.js';
import { ListingEdits, type EditRequest } from './listing-edits.js';

export interface ContractChanges {
  flags: ContractFlags;
  /** As it is when not given. */
  paid: boolean | null;
  featured: boolean | null;
}

export interface ChangedContract {
  contract: Contract;
  featured: boolean;
}

/** Changes a listing's plan, payment and place among the featured (back-office.md §4, Contract rules). */
@Injectable()
export class EditContract {
  constructor(
    private readonly edits: ListingEdits,
    private readonly contracts: Contracts,
    private readonly clock: Clock,
  ) {}

  async execute(request: Omit<EditRequest, 'section'>, changes: ContractChanges): Promise<ChangedContract> {
    return this.edits.apply({ ...request, section: 'contract' }, async (tx, listing) => {
      const contract = await this.contracts.of(tx, listing.id);
      const before = { ...contract, featured: listing.featured };
      contract.plan = planOf(changes.flags, listing.operation);
      this.pay(contract, changes.paid ?? contract.paid);
      listing.featured = featuredUnder(contract.plan, changes.featured ?? listing.featured);
      await this.contracts.save(tx, contract);
      const { featured } = listing;
      return { before, after: { ...contract, featured }, result: { contract, featured } };
    });
  }

  /** Marks the contract as paid now, or again now ('Actualizar Pago'). */
  async recordPayment(request: Omit<EditRequest, 'section'>): Promise<Date> {
    return this.edits.apply({ ...request, section: 'contract' }, async (tx, { id }) => {
      const contract = await this.contracts.of(tx, id);
      const before = { ...contract };
      const paidAt = this.clock.now();
      Object.assign(contract, { paid: true, paidAt });
      await this.contracts.save(tx, contract);
      return { before, after: { ...contract }, result: paidAt };
    });
  }

  private pay(contract: Contract, paid: boolean): void {
    if (paid && !contract.paid) contract.paidAt = this.clock.now();
    if (!paid) contract.paidAt = null;
    contract.paid = paid;
  }
}

/** Without photos nothing is featured; the premium rental is, whatever the box says (back-office.md §4). */
function featuredUnder(plan: Contract['plan'], wanted: boolean): boolean {
  if (plan === 'alqfotdest') return true;
  return wanted && planEntry(plan).photos;
}
