import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { OwnNoticeRequest } from '../own-notice-shapes.js';
import type { Refused } from '../../kernel/calls/call.js';
import { write } from '../../kernel/calls/operator-call.js';
import { publicWrite } from '../../kernel/calls/public-call.js';
import type { Currency } from '../../kernel/currencies.js';
import type { OptionalForm } from '../attributes/optional-attributes.js';
import type { Conditions } from '../conditions/conditions.js';
import type { OperationName } from '../../kernel/operations.js';
import type { EditRequest } from '../editing/edit-calls.js';

/** A price without its rented mark, which owners set at once. Period and fraction are empty for a sale. */
export interface ProposedPriceWire {
  periodo: string;
  fraccion: string;
  /** '' or NaN only while it is typed. */
  monto: number | '';
  tipo_moneda: Currency;
}

/** Content of a notice for which an owner may propose changes. */
export interface NoticeContentWire {
  /** Empty for types without one. */
  nombreNegocio: string;
  observaciones: string;
  precios: ProposedPriceWire[];
  /** Null for none; missing where they stay as they are. */
  condiciones?: Conditions | null;
  /** Measures and yes/no attributes; missing where they stay as they are. */
  medidas?: OptionalForm;
}

export type ProposedTextField = 'nombreNegocio' | 'observaciones';

/** POST miAviso/cambios/proponer */
export interface ProposalRequest extends OwnNoticeRequest, NoticeContentWire {
  /** Version of the notice on which the changes are based. */
  version: number;
  /** The proposal that this one replaces; missing for none. */
  idPropuesta?: number;
}

/** POST miAviso/cambios/retirar */
export interface ProposalWithdrawal extends OwnNoticeRequest {
  idPropuesta: number;
}

/** Outcome of the last proposal. */
export interface ProposalOutcomeWire {
  fecha: string;
  /** Display names: `Observaciones`, `Enero, 1.ª quincena`. */
  publicados: string[];
  rechazados: string[];
  /** Why something was refused; empty if nothing was. */
  motivo: string;
}

/** POST miAviso/cambios/ver, proponer, retirar */
export interface OwnProposalAnswer {
  success: true;
  message: string;
  version: number;
  operacion: OperationName;
  idTipoVivienda: number;
  /** The notice as it is. */
  actual: NoticeContentWire;
  /** Proposal that waits for the operator. */
  propuesta: { idPropuesta: number; fecha: string; contenido: NoticeContentWire } | null;
  decision: ProposalOutcomeWire | null;
  /** Whether the notice is one whose changes are reviewed: pending, public or paused. */
  puedeProponer: boolean;
}

/** A text beside the proposed one. */
export interface ChangedTextWire {
  campo: ProposedTextField;
  actual: string;
  propuesto: string;
  /** Whether the notice has changed there since the owner saw it. */
  conflicto: boolean;
}

/** A price beside the proposed one; null for none. */
export interface ChangedPriceWire {
  periodo: string;
  fraccion: string;
  actual: ProposedAmount | null;
  propuesto: ProposedAmount | null;
  conflicto: boolean;
}

/** The conditions of a stay beside the proposed ones. */
export interface ChangedConditionsWire {
  actual: Conditions | null;
  propuesto: Conditions | null;
  conflicto: boolean;
}

/** Measures and yes/no attributes beside the proposed ones. */
export interface ChangedMeasuresWire {
  actual: OptionalForm;
  propuesto: OptionalForm;
  conflicto: boolean;
}

export interface ProposedAmount {
  monto: number;
  tipo_moneda: Currency;
}

/** The owner's proposal of a notice, compared with the notice as it is. */
export interface ProposalWire {
  idPropuesta: number;
  fecha: string;
  textos: ChangedTextWire[];
  precios: ChangedPriceWire[];
  /** Null if the owner does not change them. */
  condiciones: ChangedConditionsWire | null;
  medidas: ChangedMeasuresWire | null;
}

/** POST inmueble/cambios/decidir: publishes the named changes, with these values, and refuses the others. */
export interface ProposalDecision extends EditRequest {
  idInmueble: number;
  idPropuesta: number;
  textos: { campo: ProposedTextField; valor: string }[];
  /** An empty `monto` removes the price. */
  precios: ProposedPriceWire[];
  /** Whether the proposed conditions are published. */
  condiciones?: boolean;
  /** The same for measures. */
  medidas?: boolean;
  /** For the owner; required if something is refused. */
  motivo: string;
}

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
