import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { Refused } from '../../kernel/calls/call.js';
import { write } from '../../kernel/calls/operator-call.js';

/** POST inmueble/crear/altaInmueble */
export interface ApprovalAnswer {
  success: true;
  error: null;
  message: string;
  codigo: string;
  idAltaInmuebles: number;
  destacado: 0 | 1;
  fotos: { total: number; publicas: number };
  email: MailOutcomeWire;
}

/** Outcome of a mail, as far as known when the response was sent. */
export interface MailOutcomeWire {
  success: boolean;
  template: string;
  destinatario: string;
  /** `en cola` while sending is being retried. */
  error: string | null;
}

/** Body of the calls that decide on a listing (back-office.md §4). */
export interface DecisionRequest {
  idInmueble: number;
  /** Version that the operator saw; if missing, the version is not checked. */
  version?: number;
}

/** Body of inmueble/delete/rechazarInmueblePendiente */
export interface RejectionRequest extends DecisionRequest {
  /** Corrections that the owner is asked for; kept with the notice. */
  motivo?: string;
  /** Whether the owner receives the reason by mail, after a few seconds in which the decision can be undone. */
  avisar?: boolean;
}

/** Body of inmueble/crear/altaInmueble */
export interface ApprovalRequest extends DecisionRequest {
  destacado?: 0 | 1;
}

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
