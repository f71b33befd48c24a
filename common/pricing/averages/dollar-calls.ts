import type { Nothing } from '../../kernel/calls/call.js';
import { publicRead } from '../../kernel/calls/public-call.js';
import type { ErrorAnswer } from '../../kernel/calls/error-shapes.js';

/** GET dolar/getDollarRate */
export interface DollarAnswer {
  /** Pesos per dollar. */
  value: number;
  stale: boolean;
  /** Time of the rate, ISO 8601. */
  ts: string;
  source: string;
}

/** With status 503, while no rate has ever been known. */
export interface NoDollarAnswer extends ErrorAnswer {
  value: null;
  stale: true;
}

/** The exchange rate. */
export const dollarRate = publicRead<Nothing, DollarAnswer, { 503: NoDollarAnswer }>('dolar/getDollarRate');
