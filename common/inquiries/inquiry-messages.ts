import { USUAL_MESSAGES } from '../kernel/forms/usual-messages.js';

/** Texts of the contact-owner dialog that the specification fixes (public-site.md §5, §8). */
export const INQUIRY_MESSAGES = {
  nameRequired: 'El nombre completo es obligatorio',
  messageRequired: 'El mensaje es obligatorio',
  phoneRequired: 'El teléfono es obligatorio para WhatsApp',
  phoneShape: 'El formato del teléfono no es válido',
  noOwnerPhone: 'Este inmueble no tiene teléfono configurado para WhatsApp.',
  emailRequired: 'El email es obligatorio para envío por correo',
  emailShape: USUAL_MESSAGES.emailShape,
  sentByWhatsapp: '¡Consulta enviada! Se abrirá WhatsApp en un momento.',
  sentByEmail: '¡Tu consulta fue enviada por email al propietario! Te responderán a la brevedad.',
  proofNeeded:
    'desde tu conexión ya se mandaron muchas consultas en la última hora. Probá de nuevo dentro de una hora, o pedí el teléfono en la ficha.',
  tooMany: (time: string) =>
    `ya se mandaron muchas consultas como esta. Probá de nuevo a las ${time}, o pedí el teléfono en la ficha.`,
  tryAgain: 'Intente nuevamente.',
  ownerRefusesMail: 'El dueño no recibe emails en su dirección. Escribile por WhatsApp.',
  /** Shown while sending is being retried. */
  delayed:
    'el email está demorado. Tu consulta quedó guardada y le llega al propietario apenas salga: no hace falta repetirla.',
  failed: (message: string) => `Error al enviar la consulta: ${message}`,
  emailFailed: (detail: string) => `No se pudo enviar el email: ${detail}`,
} as const;
