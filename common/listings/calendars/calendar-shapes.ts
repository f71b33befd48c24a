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
