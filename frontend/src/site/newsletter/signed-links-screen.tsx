import type { ComponentProps } from 'react';
import { ALERT_MESSAGES } from '#common/inquiries/alerts/alert-messages.js';
import { MAILING_MESSAGES } from '#common/newsletter/mailing-messages.js';
import { NEWS_MESSAGES } from '#common/newsletter/news/news-messages.js';
import { CONFIRMATION_MESSAGES } from '#common/listings/publication/publication-messages.js';
import { useLocation } from '../../app/navigation/navigation-context.js';
import { paths, routePatterns } from '../../app/paths.js';
import type { Prepare } from '../../app/navigation/route-services.js';
import { Screen as NotFoundScreen } from '../page/not-found-screen.js';
import { SignedLinkPage } from './signed-link-page.js';

type LinkPage = Omit<ComponentProps<typeof SignedLinkPage>, 'path'>;

/** The pages of links in mails, by address. They are in one file, because they differ only in their texts. */
const PAGES: Readonly<Record<string, LinkPage>> = {
  [paths.confirmEmail]: {
    title: 'Confirmá tu email',
    lead: 'Así sabemos que el aviso es tuyo.',
    badLink: CONFIRMATION_MESSAGES.badLink,
    question:
      'Si publicaste un aviso con esta dirección, confirmala: los avisos confirmados se revisan primero. Si no fuiste vos, cerrá esta página.',
    submit: 'Confirmar mi email',
    done: CONFIRMATION_MESSAGES.confirmed,
    afterwards: (
      <p>
        Si tu aviso está en revisión, en 24 a 48 horas te mandamos su código por email. Si te pedimos que lo
        corrijas, el enlace para hacerlo te llega ahora.
      </p>
    ),
  },
  [paths.unsubscribe]: {
    title: 'Baja del newsletter',
    lead: 'Dejá de recibir nuestras novedades por email.',
    badLink: MAILING_MESSAGES.badLink,
    question:
      'Si confirmás, no te mandamos más novedades. Los emails sobre tus avisos y las consultas que recibas siguen llegando.',
    submit: 'No quiero recibir más novedades',
    done: MAILING_MESSAGES.unsubscribed,
  },
  [`${paths.alert}/confirmar`]: {
    title: 'Confirmá tu alerta',
    lead: ALERT_MESSAGES.lead,
    badLink: ALERT_MESSAGES.badLink,
    question:
      'Si pediste la alerta, confirmala. Dura seis meses, o hasta las fechas que buscaste. Si no fuiste vos, cerrá esta página.',
    submit: 'Quiero que me avisen',
    done: ALERT_MESSAGES.confirmed,
    afterwards: <p>En cada email hay un enlace para dejar de recibirla.</p>,
  },
  [`${paths.alert}/baja`]: {
    title: 'Baja de la alerta',
    lead: 'Dejá de recibir emails por esta búsqueda.',
    badLink: ALERT_MESSAGES.badLink,
    question: 'Si confirmás, no te escribimos más por esta búsqueda y borramos la alerta.',
    submit: 'No quiero recibir más esta alerta',
    done: ALERT_MESSAGES.stopped,
  },
  [routePatterns.newsLink]: {
    title: 'Confirmá tu email',
    lead: NEWS_MESSAGES.lead,
    badLink: NEWS_MESSAGES.badLink,
    question: `Si pediste nuestras novedades, confirmalo. ${NEWS_MESSAGES.endsUnsubscription} Si no fuiste vos, cerrá esta página.`,
    submit: 'Quiero recibir novedades',
    done: NEWS_MESSAGES.confirmed,
    doneBefore: NEWS_MESSAGES.confirmedBefore,
    afterwards: <p>En cada email hay un enlace para darte de baja.</p>,
    again: { to: paths.news, words: 'pedí las novedades de nuevo' },
  },
};

const pageOf = (pathname: string): LinkPage | undefined => PAGES[pathname.replace(/\/$/, '').toLowerCase()];

export const prepare: Prepare = (route, { pathname }) => {
  if (!pageOf(pathname)) route.setStatus(404);
};

/** Confirmations and cancellations by a link of a mail. */
export function Screen() {
  const { pathname } = useLocation();
  const page = pageOf(pathname);
  return page ? <SignedLinkPage {...page} path={pathname} /> : <NotFoundScreen />;
}
