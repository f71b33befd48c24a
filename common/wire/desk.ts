import type { SimpleAnswer } from './admin.js';
import type { LetterRequest } from './mailing.js';
import type { IdQuery, SearchedPageQuery } from './people.js';

/** Query of blacklist/verBlacklist */
export interface BlacklistQuery extends SearchedPageQuery {
  /** The address to check. */
  email?: string;
}

/** GET blacklist/verBlacklist with `email` */
export interface ListedAnswer {
  exists: boolean;
}

/** A row of GET blacklist/verBlacklist (back-office.md §3). */
export interface BlacklistEntryWire {
  idBlacklist: number;
  email: string;
  descripcion: string;
  fecha: string;
}

/** Body of blacklist/agregarBlacklist */
export interface BlacklistRequest {
  email: string;
  descripcion: string;
}

/** POST blacklist/agregarBlacklist */
export interface BlacklistAnswer extends SimpleAnswer {
  idBlacklist: number;
}

/** Body of servicios/agregarServicio */
export interface NewServiceRequest {
  nombre: string;
}

/** Body of servicios/modificarServicio */
export interface ServiceRequest extends NewServiceRequest {
  id: number;
}

/** Query of servicios/eliminarServicio: `confirmado=1` is required if listings offer the service. */
export interface ServiceRemovalQuery extends IdQuery {
  confirmado?: 1;
}

/** POST servicios/agregarServicio, servicios/modificarServicio */
export interface ServiceAnswer extends SimpleAnswer {
  id: number;
}

/** Query of newsletter/verConsultasSoporte */
export interface SupportQuery extends SearchedPageQuery {
  /** `1` or `0` */
  respondidas?: string;
}

/** Body of newsletter/responderSoporte */
export interface ReplyRequest extends LetterRequest {
  consultasIds: number[];
  /** Answers at once, with the sending under way. */
  sinEspera?: boolean;
}

/** Body of newsletter/eliminarConsultaSoporte */
export interface MessageRemovalRequest {
  idConsultaSoporte: number;
}

/** A row of GET newsletter/verConsultasSoporte (back-office.md §3). */
export interface SupportMessageWire {
  idConsultaSoporte: number;
  nombreCompleto: string;
  email: string;
  fecha: string;
  mensaje: string;
  /** Time of the last reply; null if there is none. */
  respondida: string | null;
}

/** GET notificaciones/contarSoporte */
export interface SupportCountAnswer {
  success: true;
  count: number;
  sinResponder: number;
}
