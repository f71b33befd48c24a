import type { OwnNoticeRequest } from '../../listings/own-notice-shapes.js';
import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { Nothing, Refused } from '../../kernel/calls/call.js';
import { read, write } from '../../kernel/calls/operator-call.js';
import { publicWrite } from '../../kernel/calls/public-call.js';
import type { ChangedPriceWire, ProposedPriceWire } from '../../listings/proposals/proposal-calls.js';

/** Which public rentals a roll-over is for: the named ones, or without ids all of a town and a type (both empty: all). */
export interface RolloverSelectionWire {
  avisos: number[];
  localidad: string;
  idTipoVivienda: number | '';
}

export interface RolloverTermsWire {
  /** Whole; negative to lower prices. */
  porcentaje: number | '';
  /** Pesos, a key of ROUNDING_STEPS. */
  redondeoArs: number;
  redondeoUsd: number;
}

/** POST temporada/verPropuesta: what a roll-over would propose. */
export interface RolloverPreviewRequest extends RolloverSelectionWire, RolloverTermsWire {}

/** POST temporada/renovar */
export interface RolloverRequest extends RolloverPreviewRequest {
  /** Last day on which owners can answer before their notice leaves the search, `2026-12-15`. */
  hasta: string;
  /** Number of notices that the preview showed: 409 if it is another one now. */
  cantidad: number;
}

/** Why a chosen notice is left out. */
export type RolloverOmission = 'noPublicado' | 'venta' | 'sinPrecios' | 'enOtra';

/** Why an owner gets no message. */
export type RolloverNoMail = 'sinEmail' | 'blacklist' | 'baja' | 'rechazado';

export interface RolledNoticeWire {
  idInmueble: number;
  codigo: string;
  titulo: string;
  duenio: string;
  celular: string;
  sinCorreo: RolloverNoMail | null;
}

export interface PreviewedNoticeWire extends RolledNoticeWire {
  precios: ChangedPriceWire[];
}

export interface RolloverPreviewAnswer {
  success: true;
  cantidad: number;
  precios: number;
  /** Messages: one for each address. */
  correos: number;
  /** Owners who get no message and have to be called. */
  sinCorreo: number;
  omitidos: { motivo: RolloverOmission; cantidad: number }[];
  /** The first of them. */
  avisos: PreviewedNoticeWire[];
}

/** Number of notices by what became of them. */
export interface RolloverCounts {
  esperan: number;
  confirmados: number;
  cambiados: number;
  rechazados: number;
  vencidos: number;
  cancelados: number;
  /** Number of waiting or unanswered drafts whose owner got no mail. */
  sinCorreo: number;
}

export interface RolloverWire extends RolloverCounts {
  idRenovacion: number;
  fecha: string;
  /** Name of the account, or its address; null if it was deleted. */
  administrador: string | null;
  porcentaje: number;
  redondeoArs: number;
  redondeoUsd: number;
  hasta: string;
  /** `abierta` until the last day, then `cerrada`. */
  estado: 'abierta' | 'cerrada' | 'cancelada';
  /** When owners were last reminded, and whether they can be now. */
  recordado: string | null;
  puedeRecordar: boolean;
}

/** GET temporada/verRenovaciones: newest first. */
export interface RolloversAnswer {
  success: true;
  renovaciones: RolloverWire[];
}

export interface RolloverQuery {
  id: number;
}

export type RolloverStateName = 'espera' | 'confirmado' | 'cambiado' | 'rechazado' | 'vencido' | 'cancelado';

export interface RolloverNoticeWire extends RolledNoticeWire {
  /** Status of the notice, for its address in the back office. */
  estado: 'pendiente' | 'alta' | 'rechazado' | 'altaRechazado';
  respuesta: RolloverStateName;
  /** When the owner answered, or when the notice left the search. */
  fecha: string | null;
}

/** GET temporada/verRenovacion: those that wait come first. */
export interface RolloverAnswer {
  success: true;
  renovacion: RolloverWire;
  avisos: RolloverNoticeWire[];
}

/** POST temporada/recordar and temporada/cancelar */
export interface RolloverStep {
  idRenovacion: number;
}

export interface RolloverStarted {
  success: true;
  message: string;
  idRenovacion: number;
}

/** The proposed prices of a notice for its owner. */
export interface OwnSeasonWire {
  idBorrador: number;
  /** Last day to answer. */
  hasta: string;
  respuesta: RolloverStateName;
  puedeResponder: boolean;
  /** Version of the notice, which an answer repeats. */
  version: number;
  /** Changes on confirmation; `conflicto` where the price has changed since the proposal. */
  cambios: ChangedPriceWire[];
  /** All prices as they would be. */
  precios: ProposedPriceWire[];
}

/** POST miAviso/temporada/ver and miAviso/temporada/responder */
export interface OwnSeasonAnswer {
  success: true;
  message: string;
  temporada: OwnSeasonWire | null;
}

export const SEASON_REPLIES = ['confirmar', 'cambiar', 'rechazar'] as const;
export type SeasonReply = (typeof SEASON_REPLIES)[number];

/** POST miAviso/temporada/responder */
export interface OwnSeasonReply extends OwnNoticeRequest {
  idBorrador: number;
  version: number;
  respuesta: SeasonReply;
  /** With `cambiar`: the prices that the owner wants. */
  precios?: ProposedPriceWire[];
}

// Prices of the next season, which owners confirm by the link of a notice.

/** Preview of a roll-over. */
export const previewRollover = write<RolloverPreviewRequest, RolloverPreviewAnswer>('temporada/verPropuesta');

/** Proposes the prices to the owners. */
export const startRollover = write<RolloverRequest, RolloverStarted, Refused<409>>('temporada/renovar');

/** The roll-overs and how many owners have answered. */
export const listRollovers = read<Nothing, RolloversAnswer>('temporada/verRenovaciones');

/** A roll-over with its notices. */
export const viewRollover = read<RolloverQuery, RolloverAnswer, Refused<404>>('temporada/verRenovacion');

/** Sends a reminder to the owners who have not answered. */
export const remindRollover = write<RolloverStep, SimpleAnswer, Refused<404 | 409>>('temporada/recordar');

/** Ends a roll-over; owners who have not answered no longer have to. */
export const cancelRollover = write<RolloverStep, SimpleAnswer, Refused<404 | 409>>('temporada/cancelar');

/** The prices that are proposed for the notice of a link. */
export const viewOwnSeason = publicWrite<OwnNoticeRequest, OwnSeasonAnswer, Refused<410 | 429>>(
  'miAviso/temporada/ver',
);

/** The owner's reply to the proposed prices: confirms them, proposes others, or keeps the present ones. */
export const replyOwnSeason = publicWrite<OwnSeasonReply, OwnSeasonAnswer, Refused<409 | 410 | 429>>(
  'miAviso/temporada/responder',
);
