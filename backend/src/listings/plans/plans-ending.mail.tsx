import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { dayInWords } from '#common/kernel/time/days.js';
import { plansEndingWords } from '#common/contracts/plan-mail-messages.js';
import { counted } from '#common/kernel/text.js';
import { Settings } from '#platform/config/settings.js';
import { Facts, Heading, MailButton, Paragraph } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { Season } from '../../pricing/public.js';
import { PlanEnds } from './plan-ends.js';
import { PLANS_ENDING_MAIL } from './plan-mails.js';

/** To the operator: the paid plans and positions that end soon, as they are when the message is sent. */
@Injectable()
@RendersMail(PLANS_ENDING_MAIL)
export class PlansEndingMail implements MailTemplate {
  constructor(
    private readonly database: DataSource,
    private readonly ends: PlanEnds,
    private readonly season: Season,
    private readonly settings: Settings,
  ) {}

  async compose(): Promise<MailContent | null> {
    const { total, first } = await this.ends.soon(this.database, this.season.today());
    if (total === 0) return null;
    const many = counted(total, 'aviso');
    const { preview, lead, button } = plansEndingWords(total);
    return {
      subject: `${many} con un pago por vencer`,
      preview,
      body: (
        <>
          <Heading>{many} con un pago por vencer</Heading>
          <Paragraph>{lead}</Paragraph>
          <Facts
            rows={first.map(({ code, end, owner }) => [code, `${dayInWords(end)} · ${owner}`] as const)}
          />
          {total > first.length && <Paragraph>Y {counted(total - first.length, 'aviso')} más.</Paragraph>}
          <MailButton
            href={`${this.settings.SITE_URL}/admin/inmueblesAlta?operacion=todas&pago=si&orden=vence`}
          >
            {button}
          </MailButton>
        </>
      ),
    };
  }
}
