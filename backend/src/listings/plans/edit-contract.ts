import { Injectable } from '@nestjs/common';
import { CONTRACT_MESSAGES } from '#common/contracts/contract-messages.js';
import { namesOtherOperation, planOf, type ContractFlags } from '#common/contracts/contract.js';
import { costsMoney } from '#common/contracts/plans.js';
import { parseDay, type Day } from '#common/kernel/time/days.js';
import { paymentOfRunningTerm } from '#common/contracts/payment.js';
import { mayEndFeatured } from '#common/contracts/plan-term.js';
import { Clock } from '#platform/process/clock.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Problem } from '#platform/process/problem.js';
import {
  Contracts,
  datesAfter,
  datesFeatured,
  datesUnder,
  Payments,
  UNDATED,
  UNSPECIFIED,
  type Contract,
} from '../../contracts/public.js';
import { localDay } from '#platform/process/local-day.js';
import { featuredUnder } from './featured-under.js';
import { ListingEdits, type EditRequest } from '../editing/listing-edits.js';

export interface ContractChanges {
  /** Null leaves the plan as it is. */
  flags: ContractFlags | null;
  /** Null leaves it as it is. A free plan is never paid. */
  paid: boolean | null;
  /** Null leaves it as it is, unless the new plan begins as featured (`featuredUnder`). */
  featured: boolean | null;
  /** Last day of the featured position; null if it ends with the plan. If missing, the day stays, or follows from the payment. */
  featuredUntil?: string | null;
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

  /**
   * @throws Problem 'conflict' if a free plan is marked as paid, 'invalid' for a plan of the other operation or a last day that may not be
   * chosen, and what ListingEdits throws
   */
  async execute(request: Omit<EditRequest, 'section'>, changes: ContractChanges): Promise<ChangedContract> {
    if (changes.featuredUntil) assertLastDay(changes.featuredUntil, localDay(this.clock.now()));
    return this.edits.apply({ ...request, section: 'contract' }, async (tx, listing) => {
      const { flags } = changes;
      if (flags && namesOtherOperation(flags, listing.operation))
        throw Problem.invalid(
          { contrato: [CONTRACT_MESSAGES.otherOperation] },
          CONTRACT_MESSAGES.otherOperation,
        );
      const contract = await this.contracts.of(tx, listing.id);
      const before = { ...contract, featured: listing.featured };
      const plan = flags ? planOf(flags, listing.operation) : contract.plan;
      listing.featured = featuredUnder({
        plan: { before: contract.plan, after: plan },
        before: listing.featured,
        chosen: changes.featured,
      });
      contract.plan = plan;
      this.pay(contract, changes.paid ?? contract.paid);
      if (!contract.paid) Object.assign(contract, UNDATED);
      else if (!before.paid) Object.assign(contract, datesAfter(contract, localDay(contract.paidAt!)));
      else
        Object.assign(
          contract,
          datesOfPaid({ contract, before, isFeatured: listing.featured }, localDay(this.clock.now())),
        );
      if (changes.featuredUntil !== undefined && contract.paid)
        contract.featuredUntil = changes.featuredUntil;
      await this.contracts.save(tx, contract);
      const noted = await this.settle(tx, { before, contract });
      const { featured } = listing;
      const { paid, paidAt, paidUntil, featuredUntil } = contract;
      return {
        before,
        after: { ...contract, featured, ...noted },
        result: {
          contract: { plan, paid, paidAt: paidAt?.toISOString() ?? null, paidUntil, featuredUntil },
          featured,
        },
      };
    });
  }

  private pay(contract: Contract, isMarked: boolean): void {
    if (isMarked && !contract.paid) {
      assertPayable(contract);
      contract.paidAt = this.clock.now();
    }
    contract.paid = isMarked && costsMoney(contract.plan);
    if (!contract.paid) contract.paidAt = null;
  }

  /**
   * A contract that is marked as paid gets a payment, of which only the time is known. One that is no longer paid loses the payment of its
   * running term, unless its plan is free now (docs/decisions/0008).
   * @returns what the audit trail keeps of the payment
   */
  private async settle(
    tx: Transaction,
    { before, contract }: { before: Contract; contract: Contract },
  ): Promise<{ paymentId?: number; annulled?: true }> {
    const { listingId, plan, paid, paidAt } = contract;
    if (paid === before.paid) return {};
    if (paid)
      return { paymentId: await this.payments.add(tx, { ...UNSPECIFIED, listingId, plan, paidAt: paidAt! }) };
    const payment = paymentOfRunningTerm({
      plan,
      payments: await this.payments.of(tx, listingId),
      factsOf: ({ annulledAt, ...paid }) => ({
        plan: paid.plan,
        paidOn: localDay(paid.paidAt),
        isAnnulled: annulledAt !== null,
      }),
      paidUntil: before.paidUntil,
      today: localDay(this.clock.now()),
    });
    if (!payment) return {};
    await this.payments.annul(tx, payment.id);
    return { paymentId: payment.id, annulled: true };
  }
}

interface PaidChange {
  /** With its new plan. */
  contract: Contract;
  before: Contract & { featured: boolean };
  isFeatured: boolean;
}

/** The dates of a contract that was paid before and is paid now. */
function datesOfPaid({ contract, before, isFeatured }: PaidChange, today: Day) {
  const { plan } = contract;
  const dates = isFeatured && !before.featured ? datesFeatured(plan, contract, today) : contract;
  if (plan === before.plan) return dates;
  return datesUnder(plan, { ...dates, featuredUntil: isFeatured ? dates.featuredUntil : null }, today);
}

/** Refuses a day that the operator may not choose as the last of a featured position. */
function assertLastDay(featuredUntil: string, today: Day): void {
  const end = parseDay(featuredUntil);
  if (end === undefined || !mayEndFeatured(end, today))
    throw Problem.invalid({ destacadoHasta: [CONTRACT_MESSAGES.badFeaturedDay] });
}

/** @throws Problem 'conflict' for a free plan, which cannot be marked as paid */
export function assertPayable({ plan }: Contract): void {
  if (!costsMoney(plan)) throw Problem.conflict(CONTRACT_MESSAGES.nothingToPay);
}
