import { Module } from '@nestjs/common';
import { DateContracts } from './date-contracts.js';
import { IncomeController } from './income.controller.js';
import { Income } from './income.js';
import { Contracts } from './contracts.js';
import { Payments } from './payments.js';

@Module({ providers: [Contracts, Payments], exports: [Contracts, Payments] })
export class ContractsModule {}

/** The dates of contracts, for the worker. */
@Module({ providers: [DateContracts] })
export class ContractsWorkerModule {}

/** The report of income, for the web process. */
@Module({ controllers: [IncomeController], providers: [Income] })
export class IncomeModule {}
