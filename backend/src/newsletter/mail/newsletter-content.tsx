import { greetsItself } from '#common/rules/mailing-form.js';
import { Heading, MailLink, MailButton, Paragraph, Prose, SmallPrint } from '#platform/mail/layout.js';
import type { MailContent } from '#platform/mail/mail-template.js';

interface Addressee {
  name: string;
  siteUrl: string;
  unsubscribeUrl: string;
}

/** Content of a newsletter, shared by the message, the preview and the test. */
export function newsletterContent(
  { subject, body }: { subject: string; body: string },
  { name, siteUrl, unsubscribeUrl }: Addressee,
): MailContent {
  return {
    subject,
    preview: body.slice(0, 90),
    body: (
      <>
        <Heading>{subject}</Heading>
        {!greetsItself(body) && <Paragraph>Hola, {name}:</Paragraph>}
        <Prose text={body} />
        <MailButton href={siteUrl}>Ir al sitio</MailButton>
        <SmallPrint>
          Recibís este correo porque publicaste un aviso con nosotros.{' '}
          <MailLink href={unsubscribeUrl}>No quiero recibir más novedades</MailLink>
        </SmallPrint>
      </>
    ),
  };
}
