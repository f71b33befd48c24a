import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { greetsItself } from '#common/newsletter/mailing-form.js';
import { Heading, Paragraph, Prose, Quotation } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { SupportMessage } from './support-message.entity.js';
import { SupportReply } from './support-reply.entity.js';

export const SUPPORT_REPLY_MAIL = 'support-reply';

/** The ledger's name for all messages of one reply. */
export function replyBatch(replyId: number): string {
  return `${SUPPORT_REPLY_MAIL}:${replyId}`;
}

/** To the sender of a support message: the operator's reply, above the original message unless that was deleted meanwhile. */
@Injectable()
@RendersMail(SUPPORT_REPLY_MAIL)
export class SupportReplyMail implements MailTemplate {
  constructor(private readonly database: DataSource) {}

  async compose({ replyId, messageId }: Record<string, unknown>): Promise<MailContent | null> {
    const reply = await this.database.getRepository(SupportReply).findOneBy({ id: Number(replyId) });
    const message = await this.database.getRepository(SupportMessage).findOneBy({ id: Number(messageId) });
    if (!reply) return null;
    return {
      subject: reply.subject,
      preview: reply.body.slice(0, 90),
      replyTo: 'operator',
      body: (
        <>
          <Heading>{reply.subject}</Heading>
          {!greetsItself(reply.body) && (
            <Paragraph>{message ? `Hola, ${message.fullName}:` : 'Hola:'}</Paragraph>
          )}
          <Prose text={reply.body} />
          {message && (
            <>
              <Paragraph>Nos habías escrito:</Paragraph>
              <Quotation>{message.message}</Quotation>
            </>
          )}
        </>
      ),
    };
  }
}
