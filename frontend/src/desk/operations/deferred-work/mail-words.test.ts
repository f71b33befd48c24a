import { mailErrorText, mailReasonText, mailText } from './mail-words.js';

describe('a message of the ledger', () => {
  it.each([
    [
      { tipo: 'listing-approved', clave: 'listing-approved:9', codigo: 'ALQ-0012' },
      'Código del aviso ALQ-0012',
    ],
    [{ tipo: 'newsletter', clave: 'newsletter:1:246', codigo: null }, 'Newsletter 1'],
    [{ tipo: 'support-reply', clave: 'support-reply:3:4', codigo: null }, 'Respuesta de soporte'],
  ])('is called by what it says: %j', (mail, text) => {
    expect(mailText(mail)).toBe(text);
  });

  it.each([
    ['EENVELOPE 550 RCPT TO', 'El servidor del destinatario rechazó el mensaje.'],
    ['EENVELOPE 451', 'El servidor del destinatario pidió reintentar más tarde.'],
    [
      'No answer to the message: ECONNECTION',
      'El servidor de correo recibió el mensaje y cortó sin responder: puede que haya llegado.',
    ],
    ['ECONNREFUSED', 'No se pudo conectar con el servidor de correo.'],
    ['EPROTOCOL 421 CONN', 'No se pudo conectar con el servidor de correo.'],
    ['EENVELOPE 503 RCPT TO', 'El servidor de correo no aceptó el usuario y la contraseña del sitio.'],
    ['EENVELOPE 550 MAIL FROM', 'El servidor de correo no acepta al remitente del sitio.'],
    ['EAUTH 535', 'El servidor de correo no aceptó el usuario y la contraseña del sitio.'],
    [
      'QueryFailedError',
      'El mensaje no se pudo armar. El registro del servidor dice por qué, con el número de pedido.',
    ],
    ['error', 'No se pudo enviar.'],
  ])('says of %p why', (error, text) => {
    expect(mailErrorText(error)).toBe(text);
  });

  it.each([
    ['en_cola', null, 0, /^Espera su turno/],
    ['en_cola', 'ECONNREFUSED', 3, /^No se pudo conectar con el servidor de correo\. Se vuelve/],
    ['enviada', null, 1, /correo no deseado/],
    ['retenida', null, 0, /copia de seguridad/],
    ['fallida', 'EENVELOPE 550 RCPT TO', 1, /rechazó/],
    ['fallida', null, 1, /^No se pudo enviar/],
  ] as const)('says what became of it: %s, %s', (estado, error, intentos, text) => {
    expect(mailReasonText({ estado, error, intentos })).toMatch(text);
  });
});
