import { MAILING_MESSAGES } from '#common/messages/mailing.js';
import { useQueryParams } from '../../app/navigation/navigation-context.js';
import { paths } from '../../app/paths.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { TextLink } from '../../ui/link.js';
import { PlainPage } from '../page/plain-page.js';

/**
 * Unsubscription from the newsletter. Opening the page changes nothing, its button does (RFC 8058). A plain form, which works without
 * JavaScript; the server redirects back here with the result.
 */
export function Screen() {
  const params = useQueryParams();
  const token = params.get('token');
  const state = params.get('estado');
  return (
    <PlainPage
      title="Baja del newsletter"
      lead="Dejá de recibir nuestras novedades por correo."
      path={paths.unsubscribe}
      bare
    >
      <Card className="mx-auto flex max-w-xl flex-col items-start gap-4 p-6 tablet:p-8">
        {state === 'listo' && <Done />}
        {state !== 'listo' && token && <Question token={token} />}
        {state !== 'listo' && !token && (
          <p role="alert">
            {MAILING_MESSAGES.badLink} Abrilo otra vez desde el correo, o{' '}
            <TextLink to={paths.contact}>escribinos</TextLink>.
          </p>
        )}
      </Card>
    </PlainPage>
  );
}

function Question({ token }: { token: string }) {
  return (
    <form method="post" action={`${paths.unsubscribe}?token=${encodeURIComponent(token)}`}>
      <p className="mb-4">
        Si confirmás, no te mandamos más novedades. Los correos sobre tus avisos y las consultas que recibas
        siguen llegando.
      </p>
      <Button submit size="lg">
        No quiero recibir más novedades
      </Button>
    </form>
  );
}

function Done() {
  return (
    <>
      <output className="text-lg font-semibold">{MAILING_MESSAGES.unsubscribed}</output>
      <ButtonLink to={paths.home} variant="secondary">
        Ir al inicio
      </ButtonLink>
    </>
  );
}
