import { Injectable } from '@nestjs/common';
import { UNDO_MESSAGES } from '#common/accounts/audit/undo-messages.js';
import type { ChangedValues } from '#common/accounts/audit/undo.js';
import type { AuditAction } from '#common/accounts/audit/audit-actions.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Problem } from '#platform/process/problem.js';
import { Contracts, Payments, type Contract } from '../../contracts/public.js';
import type { Listing } from '../core/listing.entity.js';
import { ListingEdits, type EditRequest } from '../editing/listing-edits.js';

export interface EarlierContract {
  /** Values of the contract as the audit trail keeps them; without a plan, the contract stays as it is. */
  values: ChangedValues;
  /** The payment of the change, if it had one, and whether it counts afterwards. */
  payment: { id: number; counts: boolean } | null;
  action: AuditAction;
}

/**
 * Gives a contract the plan, the payment and the dates that it had before a change. The dates are not computed anew, because a later
 * payment may have extended others.
 */
@Injectable()
export class RestoreContract {
  constructor(
    private readonly edits: ListingEdits,
    private readonly contracts: Contracts,
    private readonly payments: Payments,
  ) {}

  /** @throws Problem 'conflict' if contract or payment have changed since, and what ListingEdits throws */
  async execute(
    request: Omit<EditRequest, 'section' | 'action'>,
    { values, payment, action }: EarlierContract,
  ): Promise<void> {
    await this.edits.apply({ ...request, section: 'contract', action }, async (tx, listing) => {
      const contract = await this.contracts.of(tx, listing.id);
      const before = { ...contract, featured: listing.featured };
      const after = 'plan' in values ? earlier(contract, values, listing) : contract;
      await this.contracts.save(tx, after);
      if (payment) await this.settle(tx, listing.id, payment);
      return {
        before: { ...before, ...(payment && { annulled: payment.counts }) },
        // Without a payment too: only entries of earlier versions do not say.
        after: {
          ...after,
          featured: listing.featured,
          ...(payment ? ofPayment(payment) : { paymentId: null }),
        },
        result: undefined,
      };
    });
  }

  /**
   * Annuls the payment or counts it again. A payment that a later one follows is not annulled, because the later one may rely on its dates.
   */
  private async settle(
    tx: Transaction,
    listingId: number,
    { id, counts }: { id: number; counts: boolean },
  ): Promise<void> {
    if (!counts && (await this.payments.isFollowed(tx, listingId, id)))
      throw Problem.conflict(UNDO_MESSAGES.changedSince);
    const changed = counts ? await this.payments.restore(tx, id) : await this.payments.annul(tx, id);
    if (!changed) throw Problem.conflict(UNDO_MESSAGES.changedSince);
  }
}

function ofPayment({ id, counts }: { id: number; counts: boolean }) {
  return { paymentId: id, annulled: !counts };
}

/** The contract with its earlier values. The listing gets its earlier position, if the change was about it. */
function earlier(contract: Contract, values: ChangedValues, listing: Listing): Contract {
  const { plan, paid, paidUntil = null, featuredUntil = null } = values as unknown as Contract;
  if (typeof values.featured === 'boolean') listing.featured = values.featured;
  const [paidAt, datedFor] = [momentIn(values.paidAt), momentIn(values.datedFor)];
  return { ...contract, plan, paid, paidUntil, featuredUntil, paidAt, datedFor };
}

function momentIn(value: unknown): Date | null {
  return typeof value === 'string' ? new Date(value) : null;
}
