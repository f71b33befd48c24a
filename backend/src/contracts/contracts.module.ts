import { Module } from '@nestjs/common';
import { DateContracts } from './jobs/date-contracts.js';
import { IncomeController } from './http/income.controller.js';
import { Income } from './queries/income.js';
import { Contracts } from './data/contracts.js';
import { Payments } from './data/payments.js';

@Module({ providers: [Contracts, Payments], exports: [Contracts, Payments] })
export class ContractsModule {}

/** The dates of contracts, for the worker. */
@Module({ providers: [DateContracts] })
export class ContractsWorkerModule {}

/** The report of income, for the web process. */
@Module({ controllers: [IncomeController], providers: [Income] })
export class IncomeModule {}
