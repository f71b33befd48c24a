import { greetsItself } from '#common/newsletter/mailing-form.js';
import { Heading, MailLink, MailButton, Paragraph, Prose, SmallPrint } from '#platform/mail/layout.js';
import type { MailContent } from '#platform/mail/mail-template.js';

/** A letter with its audience. */
export interface AddressedLetter {
  subject: string;
  body: string;
  to: Addressee['to'];
}

interface Addressee {
  to: 'owners' | 'subscribers';
  /** `, Ana`; subscribers give no name. */
  greeting?: string;
  siteUrl: string;
  unsubscribeUrl: string;
}

const REASONS: Readonly<Record<Addressee['to'], string>> = {
  owners: 'Recibís este email porque publicaste un aviso con nosotros.',
  subscribers: 'Recibís este email porque pediste nuestras novedades.',
};

/** Content of a newsletter, shared by the message, the preview and the test. */
export function newsletterContent(
  { subject, body }: Pick<AddressedLetter, 'subject' | 'body'>,
  { to, greeting = '', siteUrl, unsubscribeUrl }: Addressee,
): MailContent {
  return {
    subject,
    preview: body.slice(0, 90),
    body: (
      <>
        <Heading>{subject}</Heading>
        {!greetsItself(body) && <Paragraph>Hola{greeting}:</Paragraph>}
        <Prose text={body} />
        <MailButton href={siteUrl}>Ir al sitio</MailButton>
        <SmallPrint>
          {REASONS[to]} <MailLink href={unsubscribeUrl}>No quiero recibir más novedades</MailLink>
        </SmallPrint>
      </>
    ),
  };
}
