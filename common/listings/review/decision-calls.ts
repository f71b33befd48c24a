import type {
  ApprovalAnswer,
  ApprovalRequest,
  DecisionRequest,
  RejectionRequest,
} from './decision-shapes.js';
import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { Refused } from '../../kernel/calls/call.js';
import { write } from '../../kernel/calls/operator-call.js';

/** Publishes a pending notice. The response waits briefly for the mail with the code. */
export const approveListing = write<ApprovalRequest, ApprovalAnswer, Refused<404 | 409>>(
  'inmueble/crear/altaInmueble',
);

/** Rejects a pending notice, with or without a reason for the owner. */
export const rejectListing = write<RejectionRequest, SimpleAnswer, Refused<404 | 409>>(
  'inmueble/delete/rechazarInmueblePendiente',
);

/** Returns a rejected notice to the pending ones. */
export const restoreListing = write<DecisionRequest, SimpleAnswer, Refused<404 | 409>>(
  'inmueble/delete/restaurarInmueble',
);

/** Withdraws a public notice. */
export const withdrawListing = write<DecisionRequest, SimpleAnswer, Refused<404 | 409>>(
  'inmueble/delete/darDeBajaAlta',
);

/** Publishes a withdrawn notice again, under its code. */
export const reinstateListing = write<DecisionRequest, SimpleAnswer, Refused<404 | 409>>(
  'inmueble/delete/restaurarAltaInmueble',
);
