import { CONFIRMATION_MESSAGES } from '#common/messages/publication.js';
import { paths } from '../../app/paths.js';
import { SignedLinkPage } from '../page/signed-link-page.js';

/** Confirmation of an owner's address, from the receipt's link. */
export function Screen() {
  return (
    <SignedLinkPage
      title="Confirmá tu email"
      lead="Así sabemos que el aviso es tuyo."
      path={paths.confirmEmail}
      badLink={CONFIRMATION_MESSAGES.badLink}
      question="Si publicaste un aviso con esta dirección, confirmala: los avisos confirmados se revisan primero. Si no fuiste vos, cerrá esta página."
      submit="Confirmar mi email"
      done={CONFIRMATION_MESSAGES.confirmed}
      afterwards={<p>En 24 a 48 horas te mandamos el código de tu aviso por email.</p>}
    />
  );
}
