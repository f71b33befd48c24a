import { MailButton, Paragraph } from '#platform/mail/layout.js';

/** Paragraph of account mails: how to react if somebody else changed the account. */
export function NotYou({ siteUrl }: { siteUrl: string }) {
  return (
    <>
      <Paragraph>
        Si no fuiste vos, pedí otra contraseña enseguida y avisale a quien administra las cuentas.
      </Paragraph>
      <MailButton href={`${siteUrl}/admin/olvide`}>Pedir otra contraseña</MailButton>
    </>
  );
}
