import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type {
  ConversationAnswer,
  ConversationQuery,
  MessageRemovalRequest,
  MessagesRequest,
  ReplyRequest,
  SupportCountAnswer,
  SupportMessageWire,
  SupportQuery,
  ContactAnswer,
  ContactRequest,
} from './support-shapes.js';
import type { IdQuery } from '../../kernel/calls/request-shapes.js';
import type { MailingAnswer, SendingRequest } from '../mailing-shapes.js';
import type { PagedRows, Nothing, Refused } from '../../kernel/calls/call.js';
import { read, write } from '../../kernel/calls/operator-call.js';
import { publicWrite } from '../../kernel/calls/public-call.js';

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
