import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import type {
  ConversationAnswer,
  ConversationMessage,
  ConversationReply,
} from '#common/newsletter/support/support-calls.js';
import { hasMailbox } from '#platform/database/personal-data.js';
import { rowOf, rowsOf } from '#platform/database/rows.js';
import { MAIL_STATE_NAMES } from '#platform/mail/ledger-mail.js';
import type { DeliveryState } from '#platform/mail/mail-delivery.entity.js';
import { Problem } from '#platform/process/problem.js';
import { Blacklist } from '../../blacklist/public.js';
import { SUPPORT_REPLY_MAIL } from './support-reply.mail.js';

const NEWEST = 100;

/** SQL condition with its parameter: messages (alias `m`) of one conversation. */
interface OfConversation {
  of: string;
  value: string | number;
}

interface MessageRow {
  id: number;
  message: string;
  createdAt: Date;
  isAnswered: boolean;
  isClosed: boolean;
}

interface ReplyRow {
  id: number;
  subject: string;
  body: string;
  createdAt: Date;
  author: string | null;
  state: DeliveryState | null;
}

/**
 * A person's messages to the site with the replies to them. A person is a mailbox (back-office.md §2, Conversations); a message
 * without an address is a conversation of its own.
 */
@Injectable()
export class Conversations {
  constructor(
    private readonly database: DataSource,
    private readonly blacklist: Blacklist,
  ) {}

  /** @throws Problem 'not-found' if the message does not exist */
  async of(messageId: number): Promise<Omit<ConversationAnswer, 'success'>> {
    const person = await rowOf<{ fullName: string; email: string }>(
      this.database,
      'SELECT full_name AS "fullName", email FROM support_messages WHERE id = $1',
      [messageId],
    );
    if (!person) throw Problem.notFound(ERROR_MESSAGES.messageNotFound);
    const { fullName, email } = person;
    const conversation: OfConversation =
      email === ''
        ? { of: 'm.id = $1', value: messageId }
        : { of: 'mailbox_of(m.email) = mailbox_of($1)', value: email };
    const entries = [...(await this.messages(conversation)), ...(await this.replies(conversation))];
    const owner = await rowOf<{ id: number }>(
      this.database,
      `SELECT owner_id AS id FROM offered_contacts WHERE ${hasMailbox('email')} ORDER BY merged_into_id IS NOT NULL, id DESC LIMIT 1`,
      [email],
    );
    return {
      nombreCompleto: fullName,
      email,
      enBlacklist: await this.blacklist.lists(email),
      idContacto: owner?.id ?? null,
      entradas: entries.sort((one, other) => one.fecha.localeCompare(other.fecha)),
    };
  }

  private async messages({ of, value }: OfConversation): Promise<ConversationMessage[]> {
    const rows = await rowsOf<MessageRow>(
      this.database,
      `SELECT id, message, created_at AS "createdAt", answered_at IS NOT NULL AS "isAnswered",
              closed_at IS NOT NULL AS "isClosed"
       FROM support_messages m WHERE ${of} ORDER BY created_at DESC, id DESC LIMIT ${NEWEST}`,
      [value],
    );
    return rows.map(({ id, message, createdAt, isAnswered, isClosed }) => ({
      tipo: 'mensaje',
      idConsultaSoporte: id,
      fecha: createdAt.toISOString(),
      texto: message,
      abierta: !isAnswered && !isClosed,
      cerrada: !isAnswered && isClosed,
    }));
  }

  private async replies({ of, value }: OfConversation): Promise<ConversationReply[]> {
    const rows = await rowsOf<ReplyRow>(
      this.database,
      `SELECT r.id, r.subject, r.body, r.created_at AS "createdAt", a.shown_name AS author, d.state
       FROM support_replies r
       JOIN LATERAL (
         SELECT x.message_id FROM support_reply_messages x JOIN support_messages m ON m.id = x.message_id
         WHERE x.reply_id = r.id AND ${of} ORDER BY x.mailed DESC, x.message_id DESC LIMIT 1) x ON true
       LEFT JOIN offered_administrators a ON a.id = r.administrator_id
       LEFT JOIN offered_mail_deliveries d ON d.dedupe_key = '${SUPPORT_REPLY_MAIL}:' || r.id || ':' || x.message_id
       WHERE r.id IN (SELECT x.reply_id FROM support_messages m JOIN support_reply_messages x ON x.message_id = m.id WHERE ${of})
       ORDER BY r.created_at DESC, r.id DESC LIMIT ${NEWEST}`,
      [value],
    );
    return rows.map(({ id, subject, body, createdAt, author, state }) => ({
      tipo: 'respuesta',
      idEnvio: id,
      fecha: createdAt.toISOString(),
      asunto: subject,
      texto: body,
      autor: author,
      estado: state && MAIL_STATE_NAMES[state],
    }));
  }
}
