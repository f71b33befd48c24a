import { Module } from '@nestjs/common';
import { Contracts } from './data/contracts.js';

@Module({ providers: [Contracts], exports: [Contracts] })
export class ContractsModule {}
