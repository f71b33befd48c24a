import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { OwnNoticeRequest } from '../own-notice-shapes.js';
import type {
  OwnProposalAnswer,
  ProposalDecision,
  ProposalRequest,
  ProposalWithdrawal,
} from './proposal-shapes.js';
import type { Refused } from '../../kernel/calls/call.js';
import { write } from '../../kernel/calls/operator-call.js';
import { publicWrite } from '../../kernel/calls/public-call.js';

// Changes that owners propose by the link of a notice (docs/decisions/0067).

/** Texts and prices of the notice, and what waits for the operator. */
export const viewOwnProposal = publicWrite<OwnNoticeRequest, OwnProposalAnswer, Refused<410 | 429>>(
  'miAviso/cambios/ver',
);

/** Proposes changes. They replace an undecided proposal. */
export const sendOwnProposal = publicWrite<ProposalRequest, OwnProposalAnswer, Refused<409 | 410 | 429>>(
  'miAviso/cambios/proponer',
);

/** Withdraws the undecided proposal. */
export const removeOwnProposal = publicWrite<ProposalWithdrawal, OwnProposalAnswer, Refused<409 | 410 | 429>>(
  'miAviso/cambios/retirar',
);

/** Publishes changes that the owner has proposed, all or some, and refuses the others. */
export const decideProposal = write<ProposalDecision, SimpleAnswer, Refused<404 | 409>>(
  'inmueble/cambios/decidir',
);
