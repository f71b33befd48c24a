import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  exportPayments,
  exportPaymentsAsWorkbook,
  viewIncome,
  type IncomeAnswer,
} from '#common/contracts/income-calls.js';
import { monthsUntil } from '#common/kernel/time/months.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, AnswersItself } from '#platform/http/answers/answers.js';
import { ListFiles, type TakenList } from '#platform/http/answers/list-files.js';
import { Income, type ListedPayment } from './income.js';
import { PAYMENTS_FILE } from './payments-file.js';

const MONTHS = 12;

/** Income by month and plan (back-office.md §2, Income). */
@Controller()
export class IncomeController {
  constructor(
    private readonly income: Income,
    private readonly files: ListFiles,
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
    await this.files.sendText(reply, await this.take(administratorId));
  }

  @AnswersItself(exportPaymentsAsWorkbook)
  async exportAsWorkbook(
    @Res() reply: FastifyReply,
    @AdministratorId() administratorId: number,
  ): Promise<void> {
    await this.files.sendWorkbook(reply, await this.take(administratorId));
  }

  private async take(administratorId: number): Promise<TakenList<ListedPayment>> {
    const rows = await this.income.list(MONTHS);
    return { file: PAYMENTS_FILE, rows, administratorId, action: 'payments.export' };
  }
}
