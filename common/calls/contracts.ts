import { publicRead } from './public-call.js';
import type { ListingQuery } from '../wire/requests.js';
import type { ContractStateAnswer } from '../wire/contracts.js';
import type { Refused } from './call.js';

/** State of a public listing's contract. */
export const contractState = publicRead<ListingQuery, ContractStateAnswer, Refused<404>>(
  'contrato/verificarEstadoContrato',
);
