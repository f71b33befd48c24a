import { Controller } from '@nestjs/common';
import { annulPayment, recordPayment, type PaymentAnswer } from '#common/listings/editing/edit-calls.js';
import { CONTRACT_MESSAGES } from '#common/contracts/contract-messages.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { PAYMENT_MESSAGES } from '#common/contracts/payment-messages.js';
import { parseDay } from '#common/kernel/time/days.js';
import { momentOfPayment, paymentFaults } from '#common/contracts/payment.js';
import { isPaymentMethod } from '#common/contracts/payment-methods.js';
import { Clock } from '#platform/process/clock.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { Problem } from '#platform/process/problem.js';
import { Season } from '../../pricing/public.js';
import { RecordPayment } from './record-payment.js';
import { AnnulmentDto, PaymentDto } from './payment.dto.js';
import { EditTarget } from '../editing/edit-target.js';

/** Payments of a listing (back-office.md §7, Updates). */
@Controller()
export class PaymentsController {
  constructor(
    private readonly target: EditTarget,
    private readonly payments: RecordPayment,
    private readonly season: Season,
    private readonly clock: Clock,
  ) {}

  @Answers(recordPayment)
  async record(@Sent() form: PaymentDto, @AdministratorId() administratorId: number): Promise<PaymentAnswer> {
    const today = this.season.today();
    const faults = paymentFaults(form, today);
    if (Object.keys(faults).length > 0) throw Problem.invalid(faults);
    const { fecha, monto, moneda, medio, recibo, nota } = form;
    const paidAt = await this.payments.execute(this.target.of(form, administratorId), {
      paidAt: momentOfPayment(parseDay(fecha), today, this.clock.now()),
      amount: monto === '' ? null : monto,
      currency: moneda,
      method: isPaymentMethod(medio) ? medio : '',
      receipt: recibo,
      note: nota,
    });
    return { success: true, message: CONTRACT_MESSAGES.paymentUpdated, fechaPago: paidAt };
  }

  @Answers(annulPayment)
  async annul(
    @Sent() { idPago }: AnnulmentDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    await this.payments.annul(idPago, administratorId);
    return { success: true, message: PAYMENT_MESSAGES.annulled };
  }
}
