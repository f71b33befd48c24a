import { MAILING_MESSAGES } from '#common/messages/mailing.js';
import { paths } from '../../app/paths.js';
import { SignedLinkPage } from '../page/signed-link-page.js';

/** Unsubscription from the newsletter (RFC 8058). */
export function Screen() {
  return (
    <SignedLinkPage
      title="Baja del newsletter"
      lead="Dejá de recibir nuestras novedades por correo."
      path={paths.unsubscribe}
      badLink={MAILING_MESSAGES.badLink}
      question="Si confirmás, no te mandamos más novedades. Los correos sobre tus avisos y las consultas que recibas siguen llegando."
      submit="No quiero recibir más novedades"
      done={MAILING_MESSAGES.unsubscribed}
    />
  );
}
