import type { DollarAnswer, NoDollarAnswer } from './dollar-shapes.js';
import type { Nothing } from '../../kernel/calls/call.js';
import { publicRead } from '../../kernel/calls/public-call.js';

/** The exchange rate. */
export const dollarRate = publicRead<Nothing, DollarAnswer, { 503: NoDollarAnswer }>('dolar/getDollarRate');
