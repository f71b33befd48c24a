import { MAIL_SERVER_FAULT } from '#common/kernel/mail-states.js';
import { MAIL_NAMES } from '#common/operations/work-names.js';
import type { LedgerMailWire } from '#common/operations/mail-ledger-calls.js';

/** `Código del aviso ALQ-0012`, `Newsletter 1`. */
export function mailText({ codigo, ...mail }: Pick<LedgerMailWire, 'tipo' | 'clave' | 'codigo'>): string {
  return codigo ? `${MAIL_NAMES[mail.tipo] ?? mail.tipo} ${codigo}` : mailKind(mail);
}

/** What a message is, without the notice it is about: `Código del aviso`, `Newsletter 1`. */
export function mailKind({ tipo, clave }: Pick<LedgerMailWire, 'tipo' | 'clave'>): string {
  const kind = MAIL_NAMES[tipo] ?? tipo;
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
      return REFUSED.test(error ?? '') ? mailErrorText(error!) : 'Ya no correspondía enviarlo.';
    case 'fallida':
      return mailErrorText(error ?? '');
  }
}

const WAITING =
  'Espera su turno. Si sigue así después de unos minutos, mirá en Sistema si el trabajo en segundo plano anda.';

const REFUSED = /address refuses mail/i;

const SERVER_FAULT = new RegExp(MAIL_SERVER_FAULT);

function serverFaultText(error: string): string {
  if (error.endsWith('MAIL FROM')) return 'El servidor de correo no acepta al remitente del sitio.';
  return /AUTH| (503|53[0-8])/.test(error)
    ? 'El servidor de correo no aceptó el usuario y la contraseña del sitio.'
    : 'No se pudo conectar con el servidor de correo.';
}

/** Reason of a failure in words. */
export function mailErrorText(error: string): string {
  if (/sender ended in the middle/i.test(error)) return 'El envío se cortó a la mitad: no se sabe si salió.';
  if (/^no answer to the message/i.test(error))
    return 'El servidor de correo recibió el mensaje y cortó sin responder: puede que haya llegado.';
  if (/nothing left to say/i.test(error)) return 'Ya no correspondía enviarlo.';
  if (REFUSED.test(error)) return 'No se mandó: la dirección no recibe correo.';
  if (SERVER_FAULT.test(error)) return serverFaultText(error);
  const status = /\b([45])\d\d\b/.exec(error);
  if (status?.[1] === '5') return 'El servidor del destinatario rechazó el mensaje.';
  if (status?.[1] === '4') return 'El servidor del destinatario pidió reintentar más tarde.';
  if (/EENVELOPE/.test(error)) return 'La dirección no es válida.';
  if (error.endsWith('Error'))
    return 'El mensaje no se pudo armar. El registro del servidor dice por qué, con el número de pedido.';
  return 'No se pudo enviar.';
}
