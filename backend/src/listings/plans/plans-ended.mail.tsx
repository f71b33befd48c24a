import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { plansEndedWords } from '#common/contracts/plan-mail-messages.js';
import { dayInWords } from '#common/kernel/time/days.js';
import { counted } from '#common/kernel/text.js';
import { Settings } from '#platform/config/settings.js';
import { Facts, Heading, MailButton, Paragraph } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { Season } from '../../pricing/public.js';
import { PlanEnds } from './plan-ends.js';
import { PLANS_ENDED_MAIL } from './plan-mails.js';

/** To the operator, on days on which plans have lapsed: all plans that are lapsed when the message is sent. */
@Injectable()
@RendersMail(PLANS_ENDED_MAIL)
export class PlansEndedMail implements MailTemplate {
  constructor(
    private readonly database: DataSource,
    private readonly ends: PlanEnds,
    private readonly season: Season,
    private readonly settings: Settings,
  ) {}

  async compose(): Promise<MailContent | null> {
    const { total, first } = await this.ends.lapsed(this.database, this.season.today());
    if (total === 0) return null;
    const many = counted(total, 'aviso');
    const { preview, lead, button } = plansEndedWords(total);
    return {
      subject: `${many} con el plan vencido`,
      preview,
      body: (
        <>
          <Heading>{many} con el plan vencido</Heading>
          <Paragraph>{lead}</Paragraph>
          <Facts
            rows={first.map(({ code, end, owner }) => [code, `${dayInWords(end)} · ${owner}`] as const)}
          />
          {total > first.length && <Paragraph>Y {counted(total - first.length, 'aviso')} más.</Paragraph>}
          <MailButton
            href={`${this.settings.SITE_URL}/admin/inmueblesAlta?operacion=todas&marca=plan-vencido&orden=-vence`}
          >
            {button}
          </MailButton>
        </>
      ),
    };
  }
}
