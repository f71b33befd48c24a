import { CONFIRMATION_MESSAGES } from '#common/messages/publication.js';
import { useQueryParams } from '../../app/navigation/navigation-context.js';
import { paths } from '../../app/paths.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { TextLink } from '../../ui/link.js';
import { PlainPage } from '../page/plain-page.js';

/**
 * Confirmation of an owner's address, from the receipt's link. Opening the page changes nothing, because mail scanners open links; its
 * button does. A plain form, which works without JavaScript; the server redirects back here with the result.
 */
export function Screen() {
  const params = useQueryParams();
  const token = params.get('token');
  const state = params.get('estado');
  return (
    <PlainPage
      title="Confirmá tu email"
      lead="Así sabemos que el aviso es tuyo."
      path={paths.confirmEmail}
      bare
    >
      <Card className="mx-auto flex max-w-xl flex-col items-start gap-4 p-6 tablet:p-8">
        {state === 'listo' && <Done />}
        {state !== 'listo' && token && <Question token={token} />}
        {state !== 'listo' && !token && (
          <p role="alert">
            {CONFIRMATION_MESSAGES.badLink} Abrilo otra vez desde el correo, o{' '}
            <TextLink to={paths.contact}>escribinos</TextLink>.
          </p>
        )}
      </Card>
    </PlainPage>
  );
}

function Question({ token }: { token: string }) {
  return (
    <form method="post" action={`${paths.confirmEmail}?token=${encodeURIComponent(token)}`}>
      <p className="mb-4">
        Si publicaste un aviso con esta dirección, confirmala: los avisos confirmados se revisan primero. Si
        no fuiste vos, cerrá esta página.
      </p>
      <Button submit size="lg">
        Confirmar mi email
      </Button>
    </form>
  );
}

function Done() {
  return (
    <>
      <output className="text-lg font-semibold">{CONFIRMATION_MESSAGES.confirmed}</output>
      <p>En 24 a 48 horas te mandamos el código de tu aviso por email.</p>
      <ButtonLink to={paths.home} variant="secondary">
        Ir al inicio
      </ButtonLink>
    </>
  );
}
