import { ANSWERED } from '../../inquiries/answered-inquiries.js';
import { dayInWords } from '../../kernel/time/days.js';
import { OWNER_LINK_DAYS } from './owner-access.js';
import { USUAL_MESSAGES } from '../../kernel/forms/usual-messages.js';

/**
 * Below the links in mails.
 * @param lastDay day until which they work; `OWNER_LINK_DAYS` without it
 */
export function ownerLinkNote(links: number, lastDay?: string): string {
  const until = lastDay === undefined ? `por ${OWNER_LINK_DAYS} días` : `hasta el ${dayInWords(lastDay)}`;
  return links === 1
    ? `El enlace es solo para vos y sirve ${until}. Después pedí otro en el sitio, en «Mi aviso».`
    : `Los enlaces son solo para vos y sirven ${until}. Después pedí otros en el sitio, en «Mi aviso».`;
}

/** Below the one link of a mail. */
export const OWNER_LINK_NOTE = ownerLinkNote(1);

/** Texts of the owner's page of a notice, which a link in a mail opens. */
export const OWNER_ACCESS_MESSAGES = {
  title: 'Mi aviso',
  lead: 'Subí las fotos, marcá lo que alquilaste, pausá tu aviso o dalo de baja, sin contraseña.',
  emailRequired: 'Escribí tu email',
  emailShape: USUAL_MESSAGES.emailShape,
  requested: 'Si hay avisos publicados con esa dirección, te mandamos un email con los enlaces.',
  replaced: 'Listo: los enlaces anteriores ya no sirven. Te mandamos uno nuevo por email.',
  gone: 'Este enlace venció, fue anulado o está incompleto. Pedí otro con tu email.',
  loading: 'Cargando tu aviso...',
  unreachable: USUAL_MESSAGES.noConnection,
  failed: USUAL_MESSAGES.notDone,
  stale: 'El aviso cambió mientras lo mirabas. Ahora ves cómo está: fijate y probá de nuevo.',
  paused: 'Tu aviso está en pausa: nadie lo ve hasta que lo reanudes.',
  resumed: 'Tu aviso se ve otra vez en el sitio.',
  withdrawn: 'Tu aviso está dado de baja.',
  noPhotos: 'Tu plan no incluye fotos, o el aviso ya no está publicado. Escribinos si querés cambiarlo.',
  photosTitle: 'Fotos',
  noPhotosInPlan: 'Tu plan no incluye fotos. Si querés agregarlas, escribinos y lo cambiamos.',
  photosClosed: 'El aviso no está publicado: no se pueden mandar fotos.',
  photosWaitForReview:
    'Las fotos que mandes se ven en tu aviso cuando las revisemos. Si alguna no sirve, se borra y podés mandar otra.',
  photosWaitForPayment:
    'Las fotos que mandes se ven en tu aviso cuando las revisemos y registremos el pago. Si alguna no sirve, se borra y podés mandar otra.',
  lapsed: (day: string) =>
    `Tu plan venció el ${day}: el aviso sigue publicado, pero no se ven sus fotos. No se borraron: vuelven a verse apenas registremos el pago. Para renovar, escribinos.`,
  photosSent: 'Recibimos tus fotos. Cuando las revisemos, se ven en tu aviso.',
  photosOrdered: 'Quedó guardado el orden.',
  photoRemoved: 'Sacamos la foto.',
  available: 'Gracias: en tu aviso se ve que lo confirmaste hoy.',
  rented: 'Quedó como alquilado.',
  free: 'Quedó como libre.',
  answersNotShown: `Desde ${ANSWERED.least} consultas, en tu aviso se ve cuántas respondés.`,
} as const;
