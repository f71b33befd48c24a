import { USUAL_MESSAGES } from '../../kernel/forms/usual-messages.js';

/** Texts of the news by mail for visitors. */
export const NEWS_MESSAGES = {
  title: 'Novedades por email',
  lead: 'Te escribimos cuando hay algo para contar de la temporada en la costa.',
  emailRequired: 'El email es obligatorio',
  emailShape: USUAL_MESSAGES.emailShape,
  badWish: USUAL_MESSAGES.badChoice,
  requested: 'Te mandamos un email: abrí el enlace para empezar a recibir novedades.',
  /** What the confirmation changes for people who unsubscribed (public-site.md §2, News). */
  endsUnsubscription:
    'Si te habías dado de baja de nuestros newsletters, al confirmar la baja termina: te vuelven a llegar todos, también los que mandamos a quienes publicaron un aviso.',
  confirmed: 'Listo: vas a recibir nuestras novedades.',
  confirmedBefore: 'Ya lo habías confirmado: recibís nuestras novedades. Este enlace no cambia nada más.',
  badLink: USUAL_MESSAGES.badOrExpiredLink,
  unreachable: USUAL_MESSAGES.noConnection,
  failed: 'No pudimos guardar el pedido. Probá de nuevo.',
} as const;
