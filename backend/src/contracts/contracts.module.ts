import { Module } from '@nestjs/common';
import { Contracts } from './data/contracts.js';
import { Payments } from './data/payments.js';

@Module({ providers: [Contracts, Payments], exports: [Contracts, Payments] })
export class ContractsModule {}
