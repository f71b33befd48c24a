import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PAYMENT_MESSAGES } from '#common/contracts/payment-messages.js';
import { lastPayment } from '#common/contracts/payment.js';
import { Problem } from '#platform/process/problem.js';
import { Contracts, datesAfter, Payments, type NewPayment } from '../../contracts/public.js';
import { localDay } from '#platform/process/local-day.js';
import { assertPayable } from './edit-contract.js';
import { ListingEdits, type EditRequest } from '../editing/listing-edits.js';

type PaymentDetails = Omit<NewPayment, 'listingId' | 'plan'>;

/** Records payments of a listing ('Actualizar Pago'), and annuls them. */
@Injectable()
export class RecordPayment {
  constructor(
    private readonly database: DataSource,
    private readonly edits: ListingEdits,
    private readonly contracts: Contracts,
    private readonly payments: Payments,
  ) {}

  /**
   * Stores the payment and marks the contract as paid.
   * @returns when the contract was last paid, as ISO text
   * @throws Problem 'conflict' for a free plan, and what ListingEdits throws
   */
  async execute(request: Omit<EditRequest, 'section'>, details: PaymentDetails): Promise<string> {
    const edit = { ...request, section: 'contract', action: 'listing.payment.record' } as const;
    return this.edits.apply(edit, async (tx, { id }) => {
      const contract = await this.contracts.of(tx, id);
      assertPayable(contract);
      const before = { ...contract };
      const paidAt = lastPayment(contract.paid ? contract.paidAt : null, details.paidAt);
      const running = before.paid ? before : undefined;
      Object.assign(contract, { paid: true, paidAt });
      Object.assign(contract, datesAfter(contract, localDay(details.paidAt), running));
      await this.contracts.save(tx, contract);
      const paymentId = await this.payments.add(tx, { ...details, listingId: id, plan: contract.plan });
      const { amount, currency, method, receipt } = details;
      return {
        before,
        after: { ...contract, amount, currency, method, receipt, paymentId },
        result: paidAt.toISOString(),
      };
    });
  }

  /**
   * Annuls a payment that was recorded by mistake. The contract stays as it is.
   * @throws Problem 'not-found', or 'conflict' if it was annulled before
   */
  async annul(paymentId: number, administratorId: number): Promise<void> {
    const payment = await this.payments.find(this.database.manager, paymentId);
    if (!payment?.listingId) throw Problem.notFound(PAYMENT_MESSAGES.notFound);
    const { listingId, amount, currency } = payment;
    const request = { listingId, administratorId, version: null, section: 'contract' } as const;
    await this.edits.apply({ ...request, action: 'listing.payment.annul' }, async (tx) => {
      if (!(await this.payments.annul(tx, paymentId)))
        throw Problem.conflict(PAYMENT_MESSAGES.alreadyAnnulled);
      const before = { amount, currency, annulled: false };
      return { before, after: { ...before, annulled: true, paymentId }, result: undefined };
    });
  }
}
