import type { LedgerMailWire } from '#common/operations/mail-ledger-shapes.js';

/** Display name of each mail template. */
export const KINDS: Readonly<Record<string, string>> = {
  'listing-received': 'Recibimos tu aviso',
  'listing-to-review': 'Aviso para revisar',
  'listings-to-review': 'Avisos para revisar',
  'listing-approved': 'Código del aviso',
  'listing-rejected': 'Motivo del rechazo',
  'photos-rejected': 'Fotos que no se publicaron',
  'proposal-decided': 'Cambios que propuso el dueño',
  'season-prices': 'Precios de la temporada',
  'plan-ends': 'Plan por vencer',
  'plans-ending': 'Planes por vencer',
  'plan-ended': 'Plan vencido',
  'plans-ended': 'Planes vencidos',
  'account-invitation': 'Invitación a la administración',
  'password-reset': 'Enlace para otra contraseña',
  'password-changed': 'Aviso de contraseña cambiada',
  'second-step-changed': 'Aviso de segundo paso cambiado',
  'audit-alert': 'Alerta de auditoría',
  'backup-failed': 'Copia de seguridad que falló',
  'security-alarm': 'Alerta de seguridad',
  'address-changed': 'Aviso de email cambiado',
  alert: 'Propiedades nuevas de una alerta',
  'alert-confirmation': 'Confirmación de una alerta',
  'freed-home': 'Aviso que se liberó',
  'report-notice': 'Aviso denunciado',
  availability: '¿Sigue disponible?',
  'availability-paused': 'Aviso pausado',
  'owner-links': 'Enlaces del dueño',
  inquiry: 'Consulta al dueño',
  'inquiry-copy': 'Copia de una consulta',
  'inquiry-digest': 'Consultas al dueño',
  newsletter: 'Newsletter',
  'newsletter-subscriber': 'Newsletter',
  'news-confirmation': 'Confirmación de novedades',
  'newsletter-test': 'Prueba de newsletter',
  'support-notice': 'Consulta de soporte',
  'support-reply': 'Respuesta de soporte',
};

/** `Código del aviso ALQ-0012`, `Newsletter 1`. */
export function mailText({ codigo, ...mail }: Pick<LedgerMailWire, 'tipo' | 'clave' | 'codigo'>): string {
  return codigo ? `${KINDS[mail.tipo] ?? mail.tipo} ${codigo}` : mailKind(mail);
}

/** What a message is, without the notice it is about: `Código del aviso`, `Newsletter 1`. */
export function mailKind({ tipo, clave }: Pick<LedgerMailWire, 'tipo' | 'clave'>): string {
  const kind = KINDS[tipo] ?? tipo;
  const number = /^newsletter:(\d+):/.exec(clave)?.[1];
  return number ? `${kind} ${number}` : kind;
}

/** State of a message, its cause, and the next step. */
export function mailReasonText({
  estado,
  error,
  intentos,
}: Pick<LedgerMailWire, 'estado' | 'error' | 'intentos'>): string {
  switch (estado) {
    case 'en_cola':
      if (error) return `${mailErrorText(error)} Se vuelve a intentar solo.`;
      return intentos > 0 ? 'Se va a volver a intentar solo.' : WAITING;
    case 'enviando':
      return 'Se está enviando en este momento.';
    case 'enviada':
      return 'El servidor de correo lo recibió. Si no le llegó, que mire en el correo no deseado.';
    case 'sin_confirmar':
      return 'El envío se cortó a la mitad: puede que haya llegado.';
    case 'retenida':
      return 'Viene de una copia de seguridad restaurada: no sale hasta que lo decidas.';
    case 'omitida':
      return 'Ya no correspondía enviarlo.';
    case 'fallida':
      return mailErrorText(error ?? '');
  }
}

const WAITING =
  'Espera su turno. Si sigue así después de unos minutos, mirá en Sistema si el trabajo en segundo plano anda.';

/** Reason of a failure in words. */
export function mailErrorText(error: string): string {
  const status = /\b([45])\d\d\b/.exec(error);
  if (/sender ended in the middle/i.test(error)) return 'El envío se cortó a la mitad: no se sabe si salió.';
  if (/^no answer to the message/i.test(error))
    return 'El servidor de correo recibió el mensaje y cortó sin responder: puede que haya llegado.';
  if (/nothing left to say/i.test(error)) return 'Ya no correspondía enviarlo.';
  if (/EAUTH/.test(error)) return 'El servidor de correo no aceptó el usuario y la contraseña del sitio.';
  if (status?.[1] === '5') return 'El servidor del destinatario rechazó el mensaje.';
  if (status?.[1] === '4') return 'El servidor del destinatario pidió reintentar más tarde.';
  if (/EDNS|ECONN|ETIMEDOUT|ESOCKET|ETLS/.test(error))
    return 'No se pudo conectar con el servidor de correo.';
  if (/EENVELOPE/.test(error)) return 'La dirección no es válida.';
  if (error.endsWith('Error'))
    return 'El mensaje no se pudo armar. El registro del servidor dice por qué, con el número de pedido.';
  return 'No se pudo enviar.';
}
