import { Module } from '@nestjs/common';
import { DollarRates } from './use-cases/dollar-rate.js';
import { DollarController } from './http/dollar.controller.js';

@Module({ controllers: [DollarController], providers: [DollarRates] })
export class ExchangeRateModule {}
