import type { DollarAnswer, NoDollarAnswer } from '../wire/dollar.js';
import type { Nothing } from './call.js';
import { publicRead } from './public-call.js';

/** The exchange rate. */
export const dollarRate = publicRead<Nothing, DollarAnswer, { 503: NoDollarAnswer }>('dolar/getDollarRate');
