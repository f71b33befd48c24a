import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NEWS_MESSAGES } from '#common/newsletter/news/news-messages.js';
import { newsWords } from '#common/newsletter/news/news-words.js';
import { Heading, MailButton, Paragraph, SmallPrint } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { NewsLinks } from './news-links.js';
import { Subscribers } from './subscribers.js';
import { wishOfCode } from './news-wish.js';

export const NEWS_CONFIRMATION_MAIL = 'news-confirmation';

/**
 * To an address for which news were asked: the link that starts them. The address may be a stranger's, so the message contains nothing that
 * was typed.
 */
@Injectable()
@RendersMail(NEWS_CONFIRMATION_MAIL)
export class NewsConfirmationMail implements MailTemplate {
  constructor(
    private readonly database: DataSource,
    private readonly subscribers: Subscribers,
    private readonly links: NewsLinks,
  ) {}

  async compose({ subscriberId, wish: code }: Record<string, unknown>): Promise<MailContent | null> {
    const subscriber = await this.subscribers.find(this.database, Number(subscriberId));
    const wish = wishOfCode(String(code));
    if (!subscriber || !wish) return null;
    return {
      subject: 'Confirmá que querés recibir novedades',
      preview: 'Confirmá y te escribimos cuando haya novedades.',
      unnamed: true,
      body: (
        <>
          <Heading>Confirmá tu email</Heading>
          <Paragraph>
            Alguien pidió con esta dirección nuestras novedades por email: {newsWords(wish)}.
          </Paragraph>
          <MailButton href={await this.links.toConfirm(subscriber.id, wish)}>
            Quiero recibir novedades
          </MailButton>
          <SmallPrint>{NEWS_MESSAGES.endsUnsubscription}</SmallPrint>
          <SmallPrint>
            Si no fuiste vos, no hagas nada: sin tu confirmación este pedido no cambia nada.
          </SmallPrint>
        </>
      ),
    };
  }
}
