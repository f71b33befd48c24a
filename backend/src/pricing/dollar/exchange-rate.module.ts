import { Module } from '@nestjs/common';
import { DollarRates } from './dollar-rate.js';
import { DollarController } from './dollar.controller.js';

@Module({ controllers: [DollarController], providers: [DollarRates] })
export class ExchangeRateModule {}
