import { Module } from '@nestjs/common';
import { Contracts } from './contracts.js';

@Module({ providers: [Contracts], exports: [Contracts] })
export class ContractsModule {}
