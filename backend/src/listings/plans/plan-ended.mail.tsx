import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { hasPlanLapsed } from '#common/contracts/contract.js';
import { dayInWords } from '#common/kernel/time/days.js';
import { pricedPlan } from '#common/contracts/tariffs.js';
import { CodeBox, Facts, Heading, Paragraph } from '#platform/mail/layout.js';
import { SiteOptions } from '#platform/options/site-options.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { greetedName } from '../../contacts/public.js';
import { Contracts } from '../../contracts/public.js';
import { MailedListings } from '../owner/mailed-listings.js';
import { PLAN_ENDED_MAIL } from './plan-mails.js';
import { afterLapse, planCosts } from './plan-words.js';

/** To the owner: the plan has lapsed, and what the public no longer sees. Skipped once it was renewed. */
@Injectable()
@RendersMail(PLAN_ENDED_MAIL)
export class PlanEndedMail implements MailTemplate {
  constructor(
    private readonly database: DataSource,
    private readonly mailed: MailedListings,
    private readonly contracts: Contracts,
    private readonly options: SiteOptions,
  ) {}

  async compose({ end, ...facts }: Record<string, unknown>): Promise<MailContent | null> {
    const found = await this.mailed.find(facts);
    if (found?.listing.status !== 'active') return null;
    const { listing, contact } = found;
    const contract = await this.contracts.of(this.database.manager, listing.id);
    const tariffs = this.options.tariffsOf(await this.options.fresh());
    if (contract.paidUntil !== end || !hasPlanLapsed(contract, tariffs.today)) return null;
    const plan = pricedPlan(contract.plan, tariffs);
    const { name } = plan;
    const hasPhotos = await this.mailed.hasPhotos(listing.id);
    return {
      unnamed: !contact.confirmedAt,
      subject: `Tu aviso ${listing.code}: venció el plan ${name}`,
      preview: `Tu aviso sigue publicado${hasPhotos ? ', sin fotos' : ''}. Te contamos cómo renovarlo.`,
      body: (
        <>
          <Heading>Venció el plan {name}</Heading>
          <Paragraph>
            Hola{greetedName(contact)}: el plan {name} de tu aviso estaba pago hasta el{' '}
            {dayInWords(String(end))}.
          </Paragraph>
          <CodeBox code={listing.code!} />
          <Paragraph>
            {afterLapse(contract.plan, { hasPhotos, featured: listing.featured })}. No se borró nada: apenas
            registremos el pago, todo vuelve a estar como antes.
          </Paragraph>
          <Facts rows={planCosts(plan)} />
          <Paragraph>
            Para renovar, respondé este mensaje y te decimos cómo pagar. Si ya pagaste, avisanos y lo
            registramos.
          </Paragraph>
        </>
      ),
      replyTo: 'operator',
    };
  }
}
