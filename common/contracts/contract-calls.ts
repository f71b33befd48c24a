import { publicRead } from '../kernel/calls/public-call.js';
import type { ListingQuery } from '../kernel/calls/request-shapes.js';
import type { ContractStateAnswer } from './contract-shapes.js';
import type { Refused } from '../kernel/calls/call.js';

/** State of a public listing's contract. */
export const contractState = publicRead<ListingQuery, ContractStateAnswer, Refused<404>>(
  'contrato/verificarEstadoContrato',
);
