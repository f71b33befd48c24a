import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { counted } from '#common/kernel/text.js';
import { Settings } from '#platform/config/settings.js';
import { oneRow } from '#platform/database/rows.js';
import { Facts, Heading, MailButton, Paragraph } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';

export const MERGED_NOTICE_MAIL = 'listings-to-review';

/** To the operator: many notices are pending. */
@Injectable()
@RendersMail(MERGED_NOTICE_MAIL)
export class MergedNoticeMail implements MailTemplate {
  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
  ) {}

  async compose({ first, last, count }: Record<string, unknown>): Promise<MailContent | null> {
    const pending = await oneRow<{ confirmed: number; others: number }>(
      this.database,
      `SELECT count(*) FILTER (WHERE confirmed)::int AS confirmed, count(*) FILTER (WHERE NOT confirmed)::int AS others
       FROM listings WHERE status = 'pending' AND id BETWEEN $1 AND $2`,
      [first, last],
    );
    const total = pending.confirmed + pending.others;
    if (total === 0) return null;
    return {
      subject: `${counted(total, 'aviso')} para revisar`,
      preview: `${Number(count) === 1 ? 'Llegó' : 'Llegaron'} ${counted(Number(count), 'aviso')} en poco tiempo.`,
      body: (
        <>
          <Heading>{counted(total, 'aviso')} para revisar</Heading>
          <Paragraph>
            Llegaron muchos avisos en poco tiempo, así que los juntamos en un solo mensaje.
          </Paragraph>
          <Facts
            rows={[
              ['Con email confirmado', String(pending.confirmed)],
              ['Sin confirmar', String(pending.others)],
            ]}
          />
          <MailButton href={`${this.settings.SITE_URL}/admin/inmueblesPendientes`}>
            Revisar los avisos
          </MailButton>
        </>
      ),
    };
  }
}
