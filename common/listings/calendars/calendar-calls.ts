import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { Refused } from '../../kernel/calls/call.js';
import { read, write } from '../../kernel/calls/operator-call.js';
import { publicWrite } from '../../kernel/calls/public-call.js';
import type { IdQuery } from '../../kernel/calls/request-shapes.js';
import type { OwnNoticeRequest } from '../own-notice-shapes.js';

/** POST miAviso/calendario/guardar */
export interface OwnCalendarAddress extends OwnNoticeRequest {
  /** Address of an `.ics`; empty removes it. */
  direccion: string;
}

/** POST inmueble/actualizar/guardarCalendario */
export interface OutsideCalendarAddress {
  idInmueble: number;
  /** As in `OwnCalendarAddress`. */
  direccion: string;
}

/** A proposal as it was shown; 409 once it has other nights. */
export interface ShownProposal {
  idPrecios: number;
  desde: string;
  hasta: string;
  noches: number;
}

/** POST inmueble/actualizar/descartarPropuesta */
export interface ProposalDismissal extends ShownProposal {
  idInmueble: number;
}

/** POST miAviso/calendario/descartar */
export interface OwnProposalDismissal extends OwnNoticeRequest, ShownProposal {}

/** A price that the outside calendar takes nights of; its owner marks it by `miAviso/marcarAlquilado`. */
export interface CalendarProposalWire {
  idPrecios: number;
  periodo: string;
  fraccion: string;
  /** False if the other site only says that the nights are not available. */
  esReserva: boolean;
  /** The first taken night and the day after the last one, `2027-01-16`. */
  desde: string;
  hasta: string;
  /** Taken nights, of those of the row. */
  noches: number;
  de: number;
}

/** What the outside calendar of a notice says. */
export interface OutsideCalendarWire {
  /** Host of the address that the owner gave; null without one. The address itself is a secret of the other site. */
  sitio: string | null;
  /** When it was last read, ISO 8601 in UTC; null for never. */
  leido: string | null;
  /** Why the last attempt failed; empty if it did not. */
  problema: string;
  propuestas: CalendarProposalWire[];
}

export interface OwnCalendarWire extends OutsideCalendarWire {
  /** Secret address of the notice's own calendar; null until the owner asks for it. */
  enlace: string | null;
}

export interface OwnCalendarAnswer {
  success: true;
  calendario: OwnCalendarWire;
}

/** Null for a notice that has no calendars: a sale, or one that is neither public nor paused. */
export interface OutsideCalendarAnswer {
  success: true;
  calendario: OutsideCalendarWire | null;
}

/** The calendars of a notice, by the link of its owner. */
export const viewOwnCalendar = publicWrite<OwnNoticeRequest, OwnCalendarAnswer, Refused<410 | 429>>(
  'miAviso/calendario/ver',
);

/** Makes the secret address of the notice's own calendar; a former one stops working. */
export const renewCalendarLink = publicWrite<OwnNoticeRequest, OwnCalendarAnswer, Refused<409 | 410 | 429>>(
  'miAviso/calendario/enlace',
);

/** Saves the address of the owner's calendar on another site. */
export const saveCalendarAddress = publicWrite<
  OwnCalendarAddress,
  OwnCalendarAnswer,
  Refused<409 | 410 | 429>
>('miAviso/calendario/guardar');

/** Dismisses what the outside calendar proposes, until its nights change. */
export const dismissOwnProposal = publicWrite<
  OwnProposalDismissal,
  OwnCalendarAnswer,
  Refused<409 | 410 | 429>
>('miAviso/calendario/descartar');

/** The same by the operator, for the owner. */
export const dismissProposal = write<ProposalDismissal, SimpleAnswer, Refused<404 | 409>>(
  'inmueble/actualizar/descartarPropuesta',
);

/** What the outside calendar of a notice says, for the operator. */
export const outsideCalendar = read<IdQuery, OutsideCalendarAnswer>('inmueble/ver/verCalendario');

/** Saves the address of the owner's calendar on another site, for the owner. */
export const saveOutsideCalendar = write<OutsideCalendarAddress, SimpleAnswer, Refused<404 | 409>>(
  'inmueble/actualizar/guardarCalendario',
);
