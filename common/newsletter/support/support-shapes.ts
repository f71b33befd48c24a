import type { SpamTraps } from '../../kernel/forms/spam.js';
import type { SearchedPageQuery } from '../../kernel/calls/request-shapes.js';
import type { MailStateWire } from '../../kernel/mail-states.js';
import type { LetterRequest } from '../mailing-shapes.js';

/** POST newsletter/recibir: the contact form. */
export interface ContactRequest extends SpamTraps {
  nombreCompleto: string;
  email: string;
  mensaje: string;
}

export interface ContactAnswer {
  success: true;
  error: null;
  message: string;
}

/** Query of newsletter/verConsultasSoporte */
export interface SupportQuery extends SearchedPageQuery {
  /** `1` or `0`; a closed message counts as neither. */
  respondidas?: string;
  /** `1`: closed without a reply. */
  cerradas?: string;
}

/** Body of newsletter/responderSoporte */
export interface ReplyRequest extends LetterRequest {
  consultasIds: number[];
  /** Responds at once, while the sending is in progress. */
  sinEspera?: boolean;
  /** Delays the mails by some seconds, in which newsletter/detenerRespuesta takes the reply back. */
  conDeshacer?: boolean;
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
  /** Time at which it was closed without a reply; null if it was not. */
  cerrada: string | null;
}

/** A message of a person to the site, as part of a conversation. */
export interface ConversationMessage {
  tipo: 'mensaje';
  idConsultaSoporte: number;
  fecha: string;
  texto: string;
  /** Whether the conversation waits for a reply. */
  abierta: boolean;
  /** Whether the conversation was closed without a reply. */
  cerrada: boolean;
}

/** A reply of the operator, as part of a conversation. */
export interface ConversationReply {
  tipo: 'respuesta';
  idEnvio: number;
  fecha: string;
  asunto: string;
  texto: string;
  /** Name of the account that wrote it, or its address; null if it was removed. */
  autor: string | null;
  /** State of its mail; null if nothing was sent, because the address is blacklisted, or if the ledger no longer has it. */
  estado: MailStateWire | null;
}

/** Query of newsletter/verConversacion: any message of the person. */
export interface ConversationQuery {
  id: number;
}

/** GET newsletter/verConversacion: all messages of a mailbox with their replies, oldest first; of each the newest hundred. */
export interface ConversationAnswer {
  success: true;
  nombreCompleto: string;
  email: string;
  enBlacklist: boolean;
  /** The owner with this mailbox; null if there is none. */
  idContacto: number | null;
  entradas: (ConversationMessage | ConversationReply)[];
}

/** Body of newsletter/cerrarConsultas and newsletter/reabrirConsultas. */
export interface MessagesRequest {
  consultasIds: number[];
}

/** GET notificaciones/contarSoporte */
export interface SupportCountAnswer {
  success: true;
  count: number;
  sinResponder: number;
}
