import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { exportPayments, viewIncome } from '#common/calls/income.js';
import { csvOf } from '#common/rules/csv.js';
import { monthsUntil } from '#common/rules/months.js';
import { PAYMENT_METHODS, isPaymentMethod } from '#common/vocabulary/payment-methods.js';
import { planEntry } from '#common/vocabulary/plans.js';
import type { IncomeAnswer } from '#common/wire/income.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Transactions } from '#platform/database/transactions.js';
import { AdministratorId } from '#platform/http/access.js';
import { Answers, AnswersItself } from '#platform/http/answers.js';
import { Income, type ListedPayment } from '../queries/income.js';

const MONTHS = 12;
const HEADER = ['Fecha', 'Código', 'Aviso', 'Plan', 'Importe', 'Moneda', 'Medio de pago', 'Recibo', 'Nota'];

/** Income by month and plan (back-office.md §2, Income). */
@Controller()
export class IncomeController {
  constructor(
    private readonly income: Income,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  @Answers(viewIncome)
  async view(): Promise<IncomeAnswer> {
    const cells = await this.income.byMonth(MONTHS);
    return {
      success: true,
      meses: monthsUntil(await this.income.today(), MONTHS),
      filas: cells.map(({ month, plan, currency, payments, total }) => ({
        mes: month,
        plan,
        moneda: currency,
        pagos: payments,
        total,
      })),
    };
  }

  @AnswersItself(exportPayments)
  async export(@Res() reply: FastifyReply, @AdministratorId() administratorId: number): Promise<void> {
    const payments = await this.income.list(MONTHS);
    await this.transactions.run((tx) =>
      this.audit.record(tx, { administratorId, action: 'payments.export', entity: 'tools', entityId: null }),
    );
    await reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="pagos.csv"')
      .header('Cache-Control', 'no-store')
      .send(csvOf(HEADER, payments.map(lineOf)));
  }
}

function lineOf({ day, code, listingId, plan, amount, currency, method, receipt, note }: ListedPayment) {
  const way = isPaymentMethod(method) ? PAYMENT_METHODS[method] : '';
  return [day, code, listingId, planEntry(plan).name, amount, currency, way, receipt, note];
}
