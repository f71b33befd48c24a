import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PUBLIC_PATHS } from '#common/kernel/public-paths.js';
import { Settings } from '#platform/config/settings.js';
import { rowOf } from '#platform/database/rows.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { newsletterContent } from './newsletter-content.js';

export const NEWSLETTER_TEST_MAIL = 'newsletter-test';

/** Test message of a newsletter, to the operator. */
@Injectable()
@RendersMail(NEWSLETTER_TEST_MAIL)
export class NewsletterTestMail implements MailTemplate {
  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
  ) {}

  async compose({ draftId, to }: Record<string, unknown>): Promise<MailContent | null> {
    const draft = await rowOf<{ subject: string; body: string }>(
      this.database,
      'SELECT subject, body FROM newsletter_drafts WHERE id = $1',
      [Number(draftId)],
    );
    if (!draft) return null;
    const { SITE_URL: siteUrl, SITE_NAME: name } = this.settings;
    const unsubscribeUrl = `${siteUrl}${PUBLIC_PATHS.unsubscribe}`;
    const addressee =
      to === 'subscribers' ? ({ to } as const) : ({ to: 'owners', greeting: `, ${name}` } as const);
    const content = newsletterContent(draft, { ...addressee, siteUrl, unsubscribeUrl });
    return { ...content, subject: `[Prueba] ${content.subject}` };
  }
}
