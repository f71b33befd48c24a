import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { featuredEnd } from '#common/contracts/contract.js';
import { dayInWords } from '#common/kernel/time/days.js';
import { pricedPlan } from '#common/contracts/tariffs.js';
import { CodeBox, Facts, Heading, Paragraph } from '#platform/mail/layout.js';
import { SiteOptions } from '#platform/options/site-options.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';
import { greetedName } from '../../contacts/public.js';
import { Contracts } from '../../contracts/public.js';
import { MailedListings } from '../owner/mailed-listings.js';
import { PLAN_ENDS_MAIL } from './plan-mails.js';
import { planCosts, positionCosts, unlessRenewed } from './plan-words.js';

/** To the owner: until when the plan, or the featured position, is paid. Skipped once it was renewed. */
@Injectable()
@RendersMail(PLAN_ENDS_MAIL)
export class PlanEndsMail implements MailTemplate {
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
    const plan = pricedPlan(contract.plan, this.options.tariffsOf(await this.options.fresh()));
    const { name } = plan;
    const isPlan = contract.paidUntil === end;
    if (!contract.paid || (!isPlan && !(listing.featured && contract.featuredUntil === end))) return null;
    const what = isPlan ? `el plan ${name}` : 'la posición destacada';
    const costs = isPlan ? planCosts(plan) : positionCosts(plan);
    const lost = {
      hasPhotos: isPlan && (await this.mailed.hasPhotos(listing.id)),
      featured: !isPlan || (listing.featured && featuredEnd(contract) === end),
    };
    const until = dayInWords(String(end));
    return {
      unnamed: !contact.confirmedAt,
      subject: `Tu aviso ${listing.code}: ${what} vence el ${until}`,
      preview: 'Te contamos cómo renovarlo. Tu aviso sigue publicado.',
      body: (
        <>
          <Heading>Está por vencer {what}</Heading>
          <Paragraph>
            Hola{greetedName(contact)}: {what} de tu aviso está pago hasta el {until} inclusive.
          </Paragraph>
          <CodeBox code={listing.code!} />
          {costs.length > 0 && <Facts rows={costs} />}
          <Paragraph>
            Para renovar, respondé este mensaje y te decimos cómo pagar. Si no renovás,{' '}
            {unlessRenewed(contract.plan, lost)}.
          </Paragraph>
        </>
      ),
      replyTo: 'operator',
    };
  }
}
