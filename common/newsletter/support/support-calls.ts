import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { IdQuery, SearchedPageQuery } from '../../kernel/calls/request-shapes.js';
import type { MailingAnswer, SendingRequest, LetterRequest } from '../mailing-shapes.js';
import type { PagedRows, Nothing, Refused } from '../../kernel/calls/call.js';
import { read, write } from '../../kernel/calls/operator-call.js';
import { publicWrite } from '../../kernel/calls/public-call.js';
import type { SpamTraps } from '../../kernel/forms/spam.js';
import type { MailStateWire } from '../../kernel/mail-states.js';

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

/** A message of the contact form. */
export const sendMessage = publicWrite<ContactRequest, ContactAnswer, Refused<429>>('newsletter/recibir');

/** Messages of the contact form. */
export const listMessages = read<SupportQuery, PagedRows<SupportMessageWire>>(
  'newsletter/verConsultasSoporte',
);

/** Replies to messages. The response waits briefly for the sending. */
export const replyToMessages = write<ReplyRequest, MailingAnswer, Refused<404 | 409>>(
  'newsletter/responderSoporte',
);

/** Takes a reply back before any of its mails has left. */
export const takeBackReply = write<SendingRequest, SimpleAnswer, Refused<404 | 409>>(
  'newsletter/detenerRespuesta',
);

/** All messages of the person who sent a message, with their replies. */
export const viewConversation = read<ConversationQuery, ConversationAnswer, Refused<404>>(
  'newsletter/verConversacion',
);

/** Closes messages that need no reply. */
export const closeMessages = write<MessagesRequest, SimpleAnswer, Refused<404>>('newsletter/cerrarConsultas');

/** Opens closed messages again. */
export const reopenMessages = write<MessagesRequest, SimpleAnswer, Refused<404>>(
  'newsletter/reabrirConsultas',
);

/** Progress of a reply. */
export const replyProgress = read<IdQuery, MailingAnswer, Refused<404>>('newsletter/estadoRespuesta');

/** Deletes a message. */
export const removeMessage = write<MessageRemovalRequest, SimpleAnswer, Refused<404>>(
  'newsletter/eliminarConsultaSoporte',
);

/** Number of messages, and of those without a reply. */
export const countMessages = read<Nothing, SupportCountAnswer>('notificaciones/contarSoporte');
